/**
 * Sizes of controls, in one row alike: `small` is 28 px high, for toolbars and rows; `medium` 40 px; `large` 48 px, for the main
 * action of a page. With a finger (a touch screen or a narrow window) each is 48 px high.
 */
export type Size = 'small' | 'medium' | 'large';

/**
 * Sizes of controls: `small` 28 px, for rows; `medium` 40 px; `large` 48 px, for the main action.
 * For fingers each is 48 px high.
 */
export type Size = 'small' | 'medium' | 'large';

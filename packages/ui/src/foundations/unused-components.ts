/** Base components that no page uses yet. They are documented and tested, and add no bytes to pages. */
export const UNUSED_COMPONENTS = [
  'Breadcrumb',
  'Card',
  'Countdown',
  'Menu',
  'Popover',
  'Progress',
  'RadioGroup',
  'RatingField',
  'Timeline',
  'Tooltip',
] as const;

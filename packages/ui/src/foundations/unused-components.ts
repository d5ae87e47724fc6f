/** Base components that no page uses yet. They are documented and tested, and add no bytes to pages. */
export const UNUSED_COMPONENTS = [
  'Breadcrumb',
  'Card',
  'Checkbox',
  'Countdown',
  'Link',
  'Menu',
  'Popover',
  'Progress',
  'RadioGroup',
  'RatingField',
  'SelectableTable',
  'Switch',
  'Timeline',
  'Tooltip',
] as const;

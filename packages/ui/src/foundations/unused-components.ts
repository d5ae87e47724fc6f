/** Base components that no page uses yet: documented and tested, and no bytes on any page until one imports them. */
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

/** Whether Storybook's title (`base/Card`) names one of them. */
export const isUnused = (title: string): boolean =>
  UNUSED_COMPONENTS.some((name) => title === `base/${name}`);

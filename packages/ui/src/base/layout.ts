import type { ElementType } from 'react';

/** Elements that layout primitives may be. Name a `section` by `aria-label` or `aria-labelledby`. */
export type LayoutTag = Extract<
  ElementType,
  | 'article'
  | 'aside'
  | 'div'
  | 'dl'
  | 'fieldset'
  | 'footer'
  | 'header'
  | 'li'
  | 'ol'
  | 'p'
  | 'section'
  | 'span'
  | 'ul'
>;

/** Space between children in steps of 4 px: 2 between an icon and its word, 4 between fields. */
export const gaps = {
  0: 'gap-0',
  1: 'gap-1',
  2: 'gap-2',
  3: 'gap-3',
  4: 'gap-4',
  5: 'gap-5',
  6: 'gap-6',
  8: 'gap-8',
  10: 'gap-10',
  12: 'gap-12',
  16: 'gap-16',
  24: 'gap-24',
} as const;

export type Gap = keyof typeof gaps;

/** Place of children across the direction in which they are laid out. */
export const aligns = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  baseline: 'items-baseline',
  stretch: 'items-stretch',
} as const;

export type Align = keyof typeof aligns;

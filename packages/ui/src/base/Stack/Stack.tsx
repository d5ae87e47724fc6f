import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type Align, aligns, type Gap, gaps, type LayoutTag } from '../layout.ts';

const directions = { column: 'flex-col', row: 'flex-row' } as const;
const rowsFrom = { sm: 'sm:flex-row', md: 'md:flex-row', lg: 'lg:flex-row' } as const;
const justifies = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
} as const;

export interface StackProps extends ComponentProps<'div'> {
  /** The element; a `div` by default. */
  as?: LayoutTag | undefined;
  /** Below each other by default. A row runs in the direction of the text. */
  direction?: keyof typeof directions | undefined;
  /** A column that becomes a row in windows from this width on: `sm` 40, `md` 48, `lg` 64 rem. */
  rowFrom?: keyof typeof rowsFrom | undefined;
  /** Space between children in steps of 4 px; 4 by default. */
  gap?: Gap | undefined;
  /** Place across the direction; children of a column are as wide as it by default. */
  align?: Align | undefined;
  /** Place along the direction. */
  justify?: keyof typeof justifies | undefined;
  /** Children that don't fit go on in the next line. */
  wrap?: boolean | undefined;
}

/** Children below or beside each other with equal gaps. Attributes and `ref` go to the element. */
export function Stack({
  as: Tag = 'div',
  direction = 'column',
  rowFrom,
  gap = 4,
  align,
  justify,
  wrap = false,
  className,
  ...rest
}: StackProps) {
  const own = [
    'flex min-w-0',
    directions[direction],
    rowFrom && rowsFrom[rowFrom],
    gaps[gap],
    align && aligns[align],
    justify && justifies[justify],
    wrap && 'flex-wrap',
  ];
  const Element = Tag as 'div';
  return <Element {...rest} className={classNames(own.filter(Boolean).join(' '), className)} />;
}

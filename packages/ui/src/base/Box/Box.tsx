import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { LayoutTag } from '../layout.ts';

const paddings = {
  0: 'p-0',
  2: 'p-2',
  3: 'p-3',
  4: 'p-4',
  5: 'p-5',
  6: 'p-6',
  8: 'p-8',
  10: 'p-10',
} as const;

const grounds = {
  none: '',
  surface: 'bg-surface text-ink',
  raised: 'bg-raised text-ink',
  sunken: 'bg-sunken text-ink',
} as const;

const edges = { none: '', line: 'border border-line', strong: 'border border-line-strong' } as const;

export interface BoxProps extends ComponentProps<'div'> {
  /** The element; a `div` by default. */
  as?: LayoutTag | undefined;
  /** Space inside in steps of 4 px; 4 by default. */
  padding?: keyof typeof paddings | undefined;
  /** Background; `sunken` for what stands back, `raised` for what lies on the page. */
  ground?: keyof typeof grounds | undefined;
  /** A border on all sides. */
  edge?: keyof typeof edges | undefined;
  /** Square corners, for a box from edge to edge. */
  square?: boolean | undefined;
}

/** A part of the page set off by space, ground or edge. Attributes and `ref` go to the element. */
export function Box({
  as: Tag = 'div',
  padding = 4,
  ground = 'none',
  edge = 'none',
  square = false,
  className,
  ...rest
}: BoxProps) {
  const own = [
    'min-w-0',
    paddings[padding],
    grounds[ground],
    edges[edge],
    ground !== 'none' && 'forced-colors:border',
    !square && 'rounded-md',
  ];
  const Element = Tag as 'div';
  return <Element {...rest} className={classNames(own.filter(Boolean).join(' '), className)} />;
}

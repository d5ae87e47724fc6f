import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type Align, aligns, type Gap, gaps, type LayoutTag } from '../layout.ts';

const columnCounts = {
  base: { 1: 'grid-cols-1', 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' },
  sm: { 1: 'sm:grid-cols-1', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-4' },
  md: { 1: 'md:grid-cols-1', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-4' },
  lg: { 1: 'lg:grid-cols-1', 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' },
} as const;

type Width = keyof typeof columnCounts;
type Count = keyof (typeof columnCounts)['base'];

/** `min()` keeps a tile from being wider than a narrow screen. */
const tiles = {
  small: 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))]',
  medium: 'grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
  large: 'grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))]',
} as const;

export interface GridProps extends ComponentProps<'div'> {
  /** The element; a `div` by default. */
  as?: LayoutTag | undefined;
  /** Equal columns, 1 by default; by width of the window: `{ base: 1, sm: 2, lg: 4 }`. */
  columns?: Count | Readonly<Partial<Record<Width, Count>>> | undefined;
  /** As many columns as fit, each at least 10, 16 or 24 rem wide. Takes the place of `columns`. */
  tile?: keyof typeof tiles | undefined;
  /** Space between children in steps of 4 px; 4 by default. */
  gap?: Gap | undefined;
  /** Place of children in their row; all are as high as the highest by default. */
  align?: Align | undefined;
}

const columnsClass = (columns: GridProps['columns']): string =>
  Object.entries(typeof columns === 'object' ? { base: 1, ...columns } : { base: columns ?? 1 })
    .map(([width, count]) => columnCounts[width as Width][count as Count])
    .join(' ');

/** Children in equal columns, by window or by room. Attributes and `ref` go to the element. */
export function Grid({ as: Tag = 'div', columns, tile, gap = 4, align, className, ...rest }: GridProps) {
  const own = ['grid min-w-0', tile ? tiles[tile] : columnsClass(columns), gaps[gap], align && aligns[align]];
  const Element = Tag as 'div';
  return <Element {...rest} className={classNames(own.filter(Boolean).join(' '), className)} />;
}

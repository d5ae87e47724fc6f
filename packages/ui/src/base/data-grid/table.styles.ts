import { cva } from 'class-variance-authority';
import type { Column } from './columns.ts';

/** Below 40rem a row is a card: title and lines at the start, amounts at the end. */
export const tableStyles = {
  /** Columns as wide as a person made them, with what they hold cut off. */
  sized: [
    '@min-[40rem]:table-fixed @min-[40rem]:[&_td:not(:has(a,button,input))]:overflow-hidden @min-[40rem]:[&_td]:text-ellipsis',
    '@min-[40rem]:[&_td>span]:wrap-anywhere',
  ].join(' '),
  table: 'w-full border-collapse border-line-strong border-t text-sm @max-[40rem]:block',
  head: '@max-[40rem]:sr-only',
  body: [
    '@max-[40rem]:block',
    '@max-[40rem]:data-empty:[&_td]:block @max-[40rem]:data-empty:[&>tr]:block',
  ].join(' '),
  /** The name of a group of rows. */
  group: [
    'border-line border-b text-start @max-[40rem]:block!',
    '[&>td]:pt-5 [&>td]:pb-1.5 [&>td]:text-start [&>td]:font-semibold @max-[40rem]:[&>td]:block',
  ].join(' '),
  row: [
    // The margin keeps a row that gets focus below the sticky header.
    'scroll-mt-[calc(var(--table-head-top,0px)+2rem)]',
    // The sticky header would cover the upper edge of the first.
    'outline-offset-0 in-[.overflow-auto]:-outline-offset-2 first:-outline-offset-2',
    'border-line border-b hover:bg-sunken/60 data-removed:text-muted',
    'data-selected:bg-accent-soft',
    'data-selected:shadow-[-0.75rem_0_var(--prahari-accent-soft),0.75rem_0_var(--prahari-accent-soft)]',
    '@max-[40rem]:grid @max-[40rem]:grid-flow-dense @max-[40rem]:items-baseline',
    '@max-[40rem]:grid-cols-[minmax(0,1fr)_auto] @max-[40rem]:gap-x-4 @max-[40rem]:py-3',
    // With large text no two cells fit side by side.
    '@max-[14rem]:block',
  ].join(' '),
};

const priorities = {
  medium: '@max-[66rem]:hidden',
  low: '@max-[96rem]:hidden',
  merged: '@min-[40rem]:@max-[54rem]:hidden',
};

export const headerStyles = cva(
  [
    '-outline-offset-2 h-8 whitespace-nowrap pe-3 last:pe-0 @min-[66rem]:w-(--column)',
    // A shadow instead of a border: borders of a collapsed table scroll away under a sticky header.
    'font-semibold text-muted text-xs shadow-[inset_0_-1px_var(--prahari-line)]',
  ],
  {
    variants: {
      align: { start: 'text-start', end: 'text-end' },
      // A sticky header is positioned already.
      sized: { true: 'overflow-hidden pe-4 not-[.sticky]:relative' },
      sortable: { true: 'cursor-pointer hover:text-ink' },
      priority: priorities,
      sticky: {
        // One pixel below what is above it: a collapsed border leaves a gap there.
        true: 'sticky top-[calc(var(--table-head-top,0px)-1px)] z-1 bg-surface in-data-raised:bg-raised',
      },
    },
    defaultVariants: { align: 'start' },
  },
);

/** Places of a cell on a card. */
const cardPlaces = {
  title: [
    '@max-[40rem]:col-start-1 @max-[40rem]:text-start',
    '@max-[40rem]:font-semibold @max-[40rem]:text-md',
  ],
  figure: [
    '@max-[40rem]:order-first @max-[40rem]:col-start-2',
    '@max-[40rem]:text-end @max-[40rem]:font-semibold',
  ],
  end: '@max-[40rem]:col-start-2 @max-[40rem]:text-end',
  line: '@max-[40rem]:col-start-1 @max-[40rem]:text-start @max-[40rem]:text-muted',
  wide: '@max-[40rem]:col-span-full @max-[40rem]:text-start @max-[40rem]:text-muted',
  actions: [
    '@max-[40rem]:col-span-full @max-[40rem]:mt-2 @max-[40rem]:text-start @max-[40rem]:empty:hidden',
    '@max-[40rem]:[&_.button]:min-h-control @max-[40rem]:touch:[&_.button]:min-h-target',
    '@max-[40rem]:[&_.button]:border-line-strong',
    '@max-[40rem]:[&_.button]:px-4 @max-[40rem]:[&_.button]:text-sm',
  ],
  // At the thumb, beside the lines below the title. The rows that it spans beyond them are empty.
  aside: [
    '@max-[40rem]:col-start-2 @max-[40rem]:row-[2/span_8] @max-[40rem]:self-end @max-[40rem]:max-w-34',
    '@max-[40rem]:empty:hidden @max-[40rem]:[&_.button]:min-h-control @max-[40rem]:touch:[&_.button]:min-h-target',
    '@max-[40rem]:[&_.button]:border-line-strong',
    '@max-[40rem]:[&_.button]:px-4 @max-[40rem]:[&_.button]:text-sm @max-[40rem]:*:justify-end!',
  ],
  select: '@max-[40rem]:order-first @max-[40rem]:col-start-2 @max-[40rem]:justify-self-end',
  hidden: '@max-[40rem]:hidden',
};

const cellStyles = cva(
  [
    '-outline-offset-2 h-row py-1 pe-3 last:pe-0',
    '@max-[40rem]:block @max-[40rem]:h-auto @max-[40rem]:p-0',
    '@max-[40rem]:whitespace-normal @max-[40rem]:wrap-anywhere',
  ],
  {
    variants: {
      align: { end: 'text-end tabular-nums' },
      rowHeader: { true: 'font-name @min-[46rem]:min-w-50' },
      wrap: { true: '@min-[40rem]:min-w-28 wrap-anywhere', false: 'whitespace-nowrap' },
      priority: priorities,
      card: cardPlaces,
    },
    defaultVariants: { card: 'line' },
  },
);

export function cellClass<Item>({ align, rowHeader, priority, card, wrap }: Column<Item>): string {
  return cellStyles({ align, rowHeader, priority, card, wrap: Boolean(wrap) });
}

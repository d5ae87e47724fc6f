import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also the sort key. */
  id: string;
  header: string;
  /** Shown in the header row instead of `header`, which stays the accessible name. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The full text, shown on hover when the cell cuts it off. */
  title?: ((row: Row) => string) | undefined;
  sortable?: boolean | undefined;
  /** `end` for numbers and amounts, with tabular figures. */
  align?: 'end' | undefined;
  /** The least width of a column of one line, where the table is wide. It grows with its content, so that nothing is cut off. */
  width?: string | undefined;
  /** Text in two lines at most, or in as many as it needs. Such columns share what columns of one line leave. */
  wrap?: 'two lines' | 'all lines' | undefined;
  /** The header is for assistive technology only. */
  hideHeader?: boolean | undefined;
  /** The cell names the row. By default the first column does. */
  rowHeader?: boolean | undefined;
  /** Position on a card: `figure` is opposite the title, `wide` spans the card. */
  card?: 'title' | 'figure' | 'end' | 'line' | 'wide' | 'actions' | 'select' | 'hidden' | undefined;
  /** Label before the value on a card, which has no header. */
  cardLabel?: string | undefined;
  /**
   * `low` is hidden first when the table gets narrow; `lowest` is shown only where it is very wide; `spare` is hidden where the table is
   * almost as narrow as cards, and shown on cards: meanwhile a `spare-line` below another value may hold it.
   */
  priority?: 'low' | 'lowest' | 'spare' | undefined;
}

const CARD_ACTIONS = [
  '@max-[40rem]:col-span-full @max-[40rem]:mt-2 @max-[40rem]:text-start @max-[40rem]:empty:hidden',
  '@max-[40rem]:[&_.button]:min-h-target @max-[40rem]:[&_.button]:border-line-strong @max-[40rem]:[&_.button]:px-4 @max-[40rem]:[&_.button]:text-sm',
].join(' ');

const PRIORITIES = {
  low: '@max-[66rem]:hidden',
  lowest: '@max-[96rem]:hidden',
  spare: '@min-[40rem]:@max-[54rem]:hidden',
};

/** Below 40rem a row is a card: title and lines at the start, amounts and dates at the end, actions below. */
export const tableStyles = {
  table: 'w-full border-collapse border-line-strong border-t text-sm @max-[40rem]:block',
  head: '@max-[40rem]:sr-only',
  body: '@max-[40rem]:block @max-[40rem]:data-empty:[&_td]:block @max-[40rem]:data-empty:[&>tr]:block',
  /** The name of a group of rows. */
  group:
    '@max-[40rem]:block! border-line border-b text-start [&>td]:pt-5 [&>td]:pb-1.5 [&>td]:text-start [&>td]:font-semibold @max-[40rem]:[&>td]:block',
  row: [
    // The margin keeps a row that gets focus below the sticky header.
    'scroll-mt-[calc(var(--table-head-top,0px)+2rem)] outline-offset-0 in-[.overflow-auto]:-outline-offset-2 border-line border-b hover:bg-sunken/60 data-selected:bg-accent-soft data-selected:shadow-[-0.75rem_0_var(--accent-soft),0.75rem_0_var(--accent-soft)] data-removed:text-muted',
    '@max-[40rem]:grid @max-[40rem]:grid-flow-dense @max-[40rem]:items-baseline @max-[40rem]:grid-cols-[minmax(0,1fr)_auto] @max-[40rem]:gap-x-4 @max-[40rem]:py-3',
  ].join(' '),
};

// A shadow instead of a border: borders of a collapsed table scroll away under a sticky header.
export const headerStyles = cva(
  '-outline-offset-2 h-8 whitespace-nowrap pe-3 @min-[66rem]:w-(--column) font-semibold text-muted text-xs shadow-[inset_0_-1px_var(--line)] last:pe-0',
  {
    variants: {
      align: { start: 'text-start', end: 'text-end' },
      sortable: { true: 'cursor-pointer hover:text-ink' },
      priority: PRIORITIES,
      sticky: {
        // One pixel below what is above it: a collapsed border leaves a gap there.
        true: 'sticky top-[calc(var(--table-head-top,0px)-1px)] z-1 bg-surface in-data-raised:bg-raised',
      },
    },
    defaultVariants: { align: 'start' },
  },
);

const cellStyles = cva(
  [
    '-outline-offset-2 h-row py-1 pe-3 last:pe-0',
    '@max-[40rem]:block @max-[40rem]:h-auto @max-[40rem]:whitespace-normal @max-[40rem]:wrap-anywhere @max-[40rem]:p-0',
  ],
  {
    variants: {
      align: { end: 'text-end tabular-nums' },
      rowHeader: { true: 'font-semibold @min-[46rem]:min-w-50' },
      wrap: { true: '@min-[40rem]:min-w-28 wrap-anywhere', false: 'whitespace-nowrap' },
      priority: PRIORITIES,
      card: {
        title:
          '@max-[40rem]:col-start-1 @max-[40rem]:text-start @max-[40rem]:font-semibold @max-[40rem]:text-md',
        figure:
          '@max-[40rem]:order-first @max-[40rem]:col-start-2 @max-[40rem]:text-end @max-[40rem]:font-semibold',
        end: '@max-[40rem]:col-start-2 @max-[40rem]:text-end',
        line: '@max-[40rem]:col-start-1 @max-[40rem]:text-start @max-[40rem]:text-muted',
        wide: '@max-[40rem]:col-span-full @max-[40rem]:text-start @max-[40rem]:text-muted',
        actions: CARD_ACTIONS,
        select: '@max-[40rem]:order-first @max-[40rem]:col-start-2 @max-[40rem]:justify-self-end',
        hidden: '@max-[40rem]:hidden',
      },
    },
    defaultVariants: { card: 'line' },
  },
);

export function cellClass<Item>({ align, rowHeader, priority, card, wrap }: Column<Item>): string {
  return cellStyles({ align, rowHeader, priority, card, wrap: Boolean(wrap) });
}

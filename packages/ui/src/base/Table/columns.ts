import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Also the sort key. */
  id: string;
  header: string;
  /** Shown in the header row instead of `header`, which stays the accessible name. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The full text, shown on hover when the cell truncates it. */
  title?: ((row: Row) => string) | undefined;
  sortable?: boolean | undefined;
  /** `end` for numbers and amounts, with tabular figures. */
  align?: 'end' | undefined;
  /** Any CSS width; columns without one share the remaining width. */
  width?: string | undefined;
  /** The header is for assistive technology only. */
  hideHeader?: boolean | undefined;
  /** The cell names the row. By default the first column does. */
  rowHeader?: boolean | undefined;
  /** Position on a card: `figure` is opposite the title, `wide` spans the card. */
  card?: 'title' | 'figure' | 'end' | 'line' | 'wide' | 'actions' | 'select' | 'hidden' | undefined;
  /** Label before the value on a card, which has no header. */
  cardLabel?: string | undefined;
  /** `low` is hidden first when the table gets narrow. */
  priority?: 'low' | undefined;
}

const CARD_ACTIONS = [
  '@max-[50rem]:col-span-full @max-[50rem]:mt-2 @max-[50rem]:text-start @max-[50rem]:empty:hidden',
  '@max-[50rem]:[&_a]:min-h-target @max-[50rem]:[&_a]:px-4 @max-[50rem]:[&_a]:text-sm',
  '@max-[50rem]:[&_button]:min-h-target @max-[50rem]:[&_button]:border-line-strong @max-[50rem]:[&_button]:px-4 @max-[50rem]:[&_button]:text-sm',
].join(' ');

/** Below 50rem a row is a card: title and lines at the start, amounts and dates at the end, actions below. */
export const tableStyles = {
  table: 'w-full table-fixed border-collapse border-line-strong border-t text-sm @max-[50rem]:block',
  head: '@max-[50rem]:sr-only',
  body: '@max-[50rem]:block @max-[50rem]:data-empty:[&_td]:block @max-[50rem]:data-empty:[&>tr]:block',
  row: [
    '-outline-offset-2 border-line border-b hover:bg-sunken/60',
    '@max-[50rem]:grid @max-[50rem]:grid-flow-dense @max-[50rem]:items-baseline @max-[50rem]:grid-cols-[minmax(0,1fr)_auto] @max-[50rem]:gap-x-4 @max-[50rem]:py-3',
  ].join(' '),
};

// A shadow instead of a border: borders of a collapsed table scroll away under a sticky header.
export const headerStyles = cva(
  '-outline-offset-2 h-8 truncate pe-3 font-semibold text-muted text-xs shadow-[inset_0_-1px_var(--line)] last:pe-0',
  {
    variants: {
      align: { start: 'text-start', end: 'text-end' },
      sortable: { true: 'cursor-pointer hover:text-ink', false: '' },
      priority: { low: '@max-[66rem]:hidden' },
      sticky: {
        true: 'sticky top-(--table-head-top,0px) z-1 bg-surface in-data-raised:bg-raised',
        false: '',
      },
    },
    defaultVariants: { align: 'start' },
  },
);

const cellStyles = cva(
  [
    '-outline-offset-2 h-row pe-3 last:pe-0',
    '@max-[50rem]:block @max-[50rem]:h-auto @max-[50rem]:overflow-visible @max-[50rem]:whitespace-normal @max-[50rem]:wrap-anywhere @max-[50rem]:p-0',
  ],
  {
    variants: {
      align: { start: '', end: 'text-end tabular-nums' },
      rowHeader: { true: 'font-semibold', false: '' },
      priority: { low: '@max-[66rem]:hidden' },
      card: {
        title:
          'truncate @max-[50rem]:col-start-1 @max-[50rem]:text-start @max-[50rem]:font-semibold @max-[50rem]:text-md',
        figure:
          'truncate @max-[50rem]:order-first @max-[50rem]:col-start-2 @max-[50rem]:text-end @max-[50rem]:font-semibold',
        end: 'truncate @max-[50rem]:col-start-2 @max-[50rem]:text-end',
        line: 'truncate @max-[50rem]:col-start-1 @max-[50rem]:text-start @max-[50rem]:text-muted',
        wide: 'truncate @max-[50rem]:col-span-full @max-[50rem]:text-start @max-[50rem]:text-muted',
        actions: `overflow-visible ${CARD_ACTIONS}`,
        select:
          'overflow-visible @max-[50rem]:order-first @max-[50rem]:col-start-2 @max-[50rem]:justify-self-end',
        hidden: 'truncate @max-[50rem]:hidden',
      },
    },
    defaultVariants: { card: 'line' },
  },
);

export function cellClass<Item>({ align, rowHeader, priority, card }: Column<Item>): string {
  return cellStyles({ align, rowHeader, priority, card });
}

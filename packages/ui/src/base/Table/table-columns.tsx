import type { ReactNode } from 'react';
import type { Column, RowState } from '../data-grid/columns.ts';
import { breakable } from './breakable.tsx';

export type { Column };

type ColumnOptions<Row> = Omit<Partial<Column<Row>>, 'id' | 'header' | 'title'>;

/** Text in two lines at most, with the full text as title. Sortable unless `sortable` is false. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  text: (row: Row) => string,
  options: ColumnOptions<Row> = {},
): Column<Row> => ({
  id,
  header,
  cell: text,
  title: text,
  sortable: true,
  card: 'line',
  wrap: options.align ? undefined : 'two lines',
  ...options,
});

/** The name of the row, as its row header. Never cut off. */
export const nameColumn = <Row,>(
  id: string,
  header: string,
  text: (row: Row) => string,
  options: ColumnOptions<Row> = {},
): Column<Row> =>
  textColumn(id, header, text, { rowHeader: true, card: 'title', wrap: 'all lines', ...options });

/** A text column whose text is drawn in its own way. */
const drawnColumn =
  (draw: (text: string) => ReactNode, own: Pick<ColumnOptions<never>, 'wrap' | 'orders'> = {}) =>
  <Row,>(
    id: string,
    header: string,
    text: (row: Row) => string,
    options: ColumnOptions<Row> = {},
  ): Column<Row> =>
    textColumn(id, header, text, { cell: (row) => draw(text(row)), ...own, ...options });

/** Muted text beside the name: an email address. Never cut off. */
export const secondaryColumn = drawnColumn(
  (text) => (
    <span className="block text-muted @min-[70rem]:min-w-42 @min-[96rem]:min-w-66">{breakable(text)}</span>
  ),
  {
    wrap: 'all lines',
  },
);

const drawnFigures = (text: string) => text && <span className="tabular-nums">{text}</span>;

/** Numbers, with tabular figures. */
export const numericColumn = drawnColumn(drawnFigures, {
  wrap: undefined,
  orders: ['lowest first', 'highest first'],
});

/** Dates, with tabular figures. */
export const dateColumn = drawnColumn(drawnFigures, {
  wrap: undefined,
  orders: ['earliest first', 'latest first'],
});

/** The status of a row. */
export const statusColumn = <Row,>(width: string, cell: (row: Row) => ReactNode): Column<Row> => ({
  id: 'status',
  header: 'Status',
  cell,
  sortable: true,
  width,
  card: 'line',
});

/** Buttons at the end of a row; on a card below the rest, or with `card: 'aside'` one or two beside its lines. */
export const actionsColumn = <Row,>(
  width: string,
  buttons: (row: Row, state: RowState) => ReactNode,
  { card = 'actions' }: { card?: 'actions' | 'aside' } = {},
): Column<Row> => ({
  id: 'actions',
  header: 'Actions',
  hideHeader: true,
  cell: (row, state) => (
    <div className="flex justify-end gap-1 @max-[40rem]:flex-wrap @max-[40rem]:justify-start @max-[40rem]:gap-2">
      {buttons(row, state)}
    </div>
  ),
  align: 'end',
  width,
  card,
});

import type { ReactNode } from 'react';
import type { Column } from './columns.ts';

type ColumnOptions<Row> = Omit<Partial<Column<Row>>, 'id' | 'header' | 'title'>;

/** Text that is cut where its column ends and read in full in its title. Sorted by, unless told otherwise. */
export const textColumn = <Row,>(
  id: string,
  header: string,
  text: (row: Row) => string,
  places: ColumnOptions<Row> = {},
): Column<Row> => ({ id, header, cell: text, title: text, sortable: true, card: 'line', ...places });

/** What a row is called. */
export const nameColumn = <Row,>(id: string, header: string, text: (row: Row) => string): Column<Row> =>
  textColumn(id, header, text, { rowHeader: true, card: 'title' });

/** Text of less weight than the name it goes with. */
export const secondaryColumn = <Row,>(
  id: string,
  header: string,
  text: (row: Row) => string,
  places: ColumnOptions<Row> = {},
): Column<Row> =>
  textColumn(id, header, text, {
    cell: (row) => <span className="text-muted">{text(row)}</span>,
    ...places,
  });

/** Days, telephone numbers: figures that stand below one another. */
export const numericColumn = <Row,>(
  id: string,
  header: string,
  text: (row: Row) => string,
  places: ColumnOptions<Row> = {},
): Column<Row> =>
  textColumn(id, header, text, {
    cell: (row) => <span className="tabular-nums">{text(row)}</span>,
    ...places,
  });

/** How a row stands: a word with its mark. */
export const statusColumn = <Row,>(width: string, cell: (row: Row) => ReactNode): Column<Row> => ({
  id: 'status',
  header: 'Status',
  cell,
  sortable: true,
  width,
  card: 'line',
});

/** What can be done to a row, at its end; on a card below the rest. */
export const actionsColumn = <Row,>(width: string, buttons: (row: Row) => ReactNode): Column<Row> => ({
  id: 'actions',
  header: 'Actions',
  hideHeader: true,
  cell: (row) => (
    <div className="flex justify-end gap-1 @max-[50rem]:flex-wrap @max-[50rem]:justify-start @max-[50rem]:gap-2">
      {buttons(row)}
    </div>
  ),
  align: 'end',
  width,
  card: 'actions',
});

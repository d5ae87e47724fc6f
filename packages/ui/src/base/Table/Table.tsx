import { lazy, type ReactNode, Suspense } from 'react';
import { Table as AriaTable, Cell, Row, TableBody } from 'react-aria-components/Table';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CellContent } from './CellContent.tsx';
import { type Column, cellClass, tableStyles } from './columns.ts';
import { sortProps } from './sort-descriptor.ts';
import { TableHead } from './TableHead.tsx';

/** What the holder of a list tells its table besides the rows. */
export interface TableState {
  /** Column id, `-` before it for descending: `-amount`. */
  sort?: string | undefined;
  /** Called with `sort` as it should be next. Left out, heads cannot be pressed. */
  onSort?: ((sort: string) => void) | undefined;
  /** Rows are on their way; the old ones stay to be read. */
  busy?: boolean | undefined;
  /** Stands in place of rows when there are none. */
  empty: ReactNode;
  /** The head stays in sight while the page scrolls, `--table-head-top` below its edge. */
  stickyHead?: boolean | undefined;
}

export interface TableProps<Item> extends TableState {
  /** Names the table. */
  label: string;
  /** In the order they are read. */
  columns: readonly Column<Item>[];
  /** Those of this page, in their order. */
  rows: readonly Item[];
  /** Tells a row from the others, whatever the order; empty where the server gives no id. */
  rowKey: (row: Item) => string;
}

/** From here on only the rows in sight are in the page. */
const MANY_ROWS = 200;

// Ordinary tables don't carry what long ones need.
const LongTable = lazy(async () => {
  const { VirtualTable } = await import('./VirtualTable.tsx');
  return { default: VirtualTable<never> };
});

/** Rows of 40 px on hairlines; cards where it has less than 50rem. Arrow keys move between cells. */
export function Table<Item>(props: TableProps<Item>) {
  const { label, columns, rows, rowKey, sort, onSort, busy = false, empty, stickyHead = false } = props;
  if (rows.length > MANY_ROWS)
    return (
      <Suspense fallback={<Skeleton label={`Loading ${label}`} />}>
        <LongTable {...(props as unknown as TableProps<never>)} />
      </Suspense>
    );
  return (
    <div className="@container relative" aria-busy={busy}>
      {busy && <div className="absolute inset-x-0 top-0 z-1 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <AriaTable aria-label={label} className={tableStyles.table} {...sortProps(sort, onSort)}>
        <TableHead columns={columns} sticky={stickyHead} />
        <TableBody
          className={tableStyles.body}
          renderEmptyState={() => (busy ? <Skeleton label={`Loading ${label}`} /> : empty)}
        >
          {rows.map((row, index) => {
            const key = rowKey(row) || index;
            return (
              <Row key={key} id={key} className={tableStyles.row}>
                {columns.map((column) => (
                  <Cell key={column.id} className={cellClass(column)}>
                    <CellContent column={column} row={row} />
                  </Cell>
                ))}
              </Row>
            );
          })}
        </TableBody>
      </AriaTable>
    </div>
  );
}

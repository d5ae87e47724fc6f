import type { ReactNode } from 'react';
import { Table as AriaTable, Cell, Row, type SortDescriptor, TableBody } from 'react-aria-components/Table';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { type Column, tableStyles } from './columns.ts';
import { TableHead } from './TableHead.tsx';

export interface TableProps<Item> {
  label: string;
  columns: readonly Column<Item>[];
  rows: readonly Item[];
  rowKey: (row: Item) => string;
  /** Column id, `-` before it for descending: `-amount`. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** Rows are on their way; the old ones stay to be read. */
  busy?: boolean | undefined;
  /** Stands in place of rows when there are none. */
  empty: ReactNode;
}

const descriptorOf = (sort: string): SortDescriptor =>
  sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
const sortOf = ({ column, direction }: SortDescriptor) => `${direction === 'descending' ? '-' : ''}${column}`;

/** Rows of 40 px on hairlines; cards where it has less than 40rem. Arrow keys move between cells. */
export function Table<Item>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  busy = false,
  empty,
}: TableProps<Item>) {
  const styles = tableStyles();
  return (
    <div className="@container relative" aria-busy={busy}>
      {busy && <div className="absolute inset-x-0 top-0 z-1 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <AriaTable
        aria-label={label}
        className={styles.table()}
        {...(sort ? { sortDescriptor: descriptorOf(sort) } : {})}
        {...(onSort ? { onSortChange: (descriptor: SortDescriptor) => onSort(sortOf(descriptor)) } : {})}
      >
        <TableHead columns={columns} />
        <TableBody
          className={styles.body()}
          renderEmptyState={() => (busy ? <Skeleton label={`Loading ${label}`} /> : empty)}
        >
          {rows.map((row) => (
            <Row key={rowKey(row)} id={rowKey(row)} className={styles.row()}>
              {columns.map((column) => (
                <Cell key={column.id} className={cellClass(column)}>
                  {column.cardLabel && (
                    <span className="@min-[40rem]:hidden text-faint">{column.cardLabel} </span>
                  )}
                  {column.title ? (
                    <span title={column.title(row)}>{column.cell(row)}</span>
                  ) : (
                    column.cell(row)
                  )}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}

function cellClass<Item>({ align, rowHeader, priority, card }: Column<Item>): string {
  return tableStyles({ align, rowHeader, priority, card }).cell();
}

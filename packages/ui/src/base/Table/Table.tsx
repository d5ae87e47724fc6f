import { lazy, Suspense } from 'react';
import { Table as AriaTable, Cell, Row, TableBody } from 'react-aria-components/Table';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CellContent } from './CellContent.tsx';
import { cellClass, tableStyles } from './columns.ts';
import { sortProps } from './sort-descriptor.ts';
import { TableHead } from './TableHead.tsx';
import type { TableProps } from './table-props.ts';

/** Above this, only the visible rows are in the page. */
const MANY_ROWS = 200;

// Loaded on demand: short tables do not need the virtualizer.
const LongTable = lazy(async () => {
  const { VirtualTable } = await import('./VirtualTable.tsx');
  return { default: VirtualTable<never> };
});

/**
 * react-aria's Table with sorting, loading and empty state; rows become cards where it is narrower than 40rem. Other attributes
 * and `ref` go to the element around the table.
 */
export function Table<Item>(props: TableProps<Item>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    busy = false,
    empty,
    stickyHead = false,
    selection,
    className,
    ...rest
  } = props;
  if (rows.length > MANY_ROWS)
    return (
      <Suspense fallback={<Skeleton label={`Loading ${label}`} />}>
        <LongTable {...(props as unknown as TableProps<never>)} />
      </Suspense>
    );
  return (
    <div {...rest} className={classNames('@container relative', className)} aria-busy={busy}>
      {busy && <div className="absolute inset-x-0 top-0 z-1 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <AriaTable aria-label={label} className={tableStyles.table} {...sortProps(sort, onSort)} {...selection}>
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

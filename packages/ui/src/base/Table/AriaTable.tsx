import { Cell, Row, Table, TableBody } from 'react-aria-components/Table';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { CellContent } from './CellContent.tsx';
import { cellClass, tableStyles } from './columns.ts';
import { LongTable, MANY_ROWS } from './LongTable.tsx';
import { sortProps } from './sort-descriptor.ts';
import { TableHead } from './TableHead.tsx';
import type { TableProps } from './table-props.ts';

/** Table for rows that can be selected: react-aria's. */
export function AriaTable<Item>(props: TableProps<Item>) {
  if (props.rows.length > MANY_ROWS) return <LongTable {...props} />;
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
    removed,
    selection,
    selecting: _selecting,
    groups: _groups,
    className,
    ...rest
  } = props;
  return (
    <div {...rest} className={classNames('@container relative', className)} aria-busy={busy}>
      {busy && <div className="absolute inset-x-0 top-0 z-1 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <Table aria-label={label} className={tableStyles.table} {...sortProps(sort, onSort)} {...selection}>
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
                    <CellContent column={column} row={row} isRemoved={removed?.has(rowKey(row))} />
                  </Cell>
                ))}
              </Row>
            );
          })}
        </TableBody>
      </Table>
    </div>
  );
}

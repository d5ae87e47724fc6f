import { useImperativeHandle } from 'react';
import { Table as AriaTable, Cell, Row, TableBody } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { classNames } from '../class-names.ts';
import { CellContent } from './CellContent.tsx';
import { type Column, cellClass } from './columns.ts';
import { sortProps } from './sort-descriptor.ts';
import { TableHead } from './TableHead.tsx';
import type { TableProps } from './table-props.ts';
import { useWidth } from './useWidth.ts';

const REM = 16;
const ROW = { rowHeight: 2.5 * REM, headingHeight: 2 * REM };
/** Cards differ in height: each is measured when rendered. */
const CARD = { estimatedRowHeight: 6 * REM, headingHeight: 1 };

// Each header is the last child of its own wrapper here, so `last:pe-0` would remove its end padding.
const HEAD = 'bg-surface in-data-raised:bg-raised [&_[role=columnheader]]:pe-3';

/** Converts a CSS width to the units of a virtual table: pixels, percent or fr. */
function widthOf(width = '1fr'): number | `${number}%` | `${number}fr` {
  if (width.endsWith('rem')) return Number.parseFloat(width) * REM;
  return width.endsWith('%') ? `${Number.parseFloat(width)}%` : '1fr';
}

/** One column that holds the whole card. */
const cardColumn = <Item,>(
  { label, rowKey, removed }: TableProps<Item>,
  columns: readonly Column<Item>[],
): Column<Item> => ({
  id: 'card',
  header: label,
  rowHeader: true,
  cell: (row) => (
    <div className="grid w-full grid-flow-dense grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 font-normal text-sm">
      {columns.map((column) => (
        <div key={column.id} className={cellClass(column)}>
          <CellContent column={column} row={row} isRemoved={removed?.has(rowKey(row))} />
        </div>
      ))}
    </div>
  ),
});

/** Table for thousands of rows: scrolls in its own frame and renders only the visible ones (react-aria Virtualizer). */
export function VirtualTable<Item>(props: TableProps<Item>) {
  const {
    label,
    columns: all,
    rows,
    rowKey,
    sort,
    onSort,
    busy = false,
    removed,
    selection,
    ...others
  } = props;
  const { empty: _empty, stickyHead: _stickyHead, ref: outerRef, className, ...rest } = others;
  const { ref, width } = useWidth();
  useImperativeHandle(outerRef, () => ref.current as HTMLDivElement);
  const cards = width !== null && width < 40 * REM;
  const fitting = all.filter(({ priority }) => priority !== 'low' || (width ?? 0) >= 66 * REM);
  const columns = cards ? [cardColumn(props, all)] : fitting;
  const cell = cards
    ? 'block -outline-offset-2'
    : 'flex h-full items-center pe-3! [&>*]:min-w-0 [&>span]:line-clamp-1';
  return (
    <div {...rest} ref={ref} className={classNames('@container relative', className)} aria-busy={busy}>
      {busy && <div className="absolute inset-x-0 top-0 z-2 h-0.5 bg-accent motion-safe:animate-pulse" />}
      {width !== null && (
        <Virtualizer key={cards ? 'cards' : 'rows'} layout={TableLayout} layoutOptions={cards ? CARD : ROW}>
          <AriaTable
            aria-label={label}
            className="h-[min(40rem,75vh)] overflow-auto border-line-strong border-t text-sm outline-none"
            {...sortProps(sort, onSort)}
            {...selection}
          >
            <TableHead
              columns={columns}
              hidden={cards}
              className={cards ? 'sr-only' : HEAD}
              widthProps={({ width }) => ({ width: widthOf(width) })}
            />
            <TableBody items={rows as readonly object[]} dependencies={[columns, removed]}>
              {(item) => {
                const row = item as Item;
                return (
                  <Row
                    id={rowKey(row)}
                    className="-outline-offset-2 box-border h-full border-line border-b hover:bg-sunken/60"
                  >
                    {columns.map((column) => (
                      <Cell
                        key={column.id}
                        className={`${cell} ${cards ? '' : cellClass(column)} ${column.align ? 'justify-end' : ''}`}
                      >
                        <CellContent column={column} row={row} isRemoved={removed?.has(rowKey(row))} />
                      </Cell>
                    ))}
                  </Row>
                );
              }}
            </TableBody>
          </AriaTable>
        </Virtualizer>
      )}
    </div>
  );
}

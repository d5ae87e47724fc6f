import { type KeyboardEvent, type UIEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import { tableStyles } from './columns.ts';
import { GridRow } from './GridRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { roles } from './roles.ts';
import { SortAnnouncement } from './SortAnnouncement.tsx';
import type { TableProps } from './table-props.ts';
import { useGridKeys } from './useGridKeys.ts';

const ROW_PX = 40;
/** Rows rendered above and below the visible ones. */
const AROUND = 12;
/** The rendered rows change after this many have been scrolled. */
const STEP = 6;
/** Rows that fit into the tallest frame. */
const VISIBLE = 16;

/** One line for each row, so that all are equally tall; widths do not depend on the rows in the page. */
const FIXED =
  'table-fixed [&_td]:overflow-hidden [&_td]:text-ellipsis [&_td]:whitespace-nowrap [&_td]:py-0 [&_td>span]:line-clamp-1';

/** Table for thousands of rows: scrolls in a frame of its own, and only the rows near the visible ones are in the page. */
export function WindowTable<Item>(props: TableProps<Item>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    busy = false,
    removed,
    ref,
    className,
    ...others
  } = props;
  const { empty: _empty, stickyHead: _stickyHead, selection: _selection, ...rest } = others;
  const id = useId();
  const outer = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => outer.current as HTMLDivElement);
  const frame = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(table);
  const [scrolled, setScrolled] = useState(0);
  const first = Math.max(0, Math.min(scrolled, rows.length - VISIBLE) - AROUND);
  const end = Math.min(rows.length, first + VISIBLE + 2 * AROUND + STEP);

  const show = (scrollTop: number) => setScrolled(Math.floor(scrollTop / ROW_PX / STEP) * STEP);
  const follow = ({ currentTarget }: UIEvent<HTMLDivElement>) => show(currentTarget.scrollTop);
  /** The first and the last row may not be in the page: brings them there before the key moves focus. */
  const bringEnds = ({ key, ctrlKey, target }: KeyboardEvent) => {
    const jumps = ctrlKey || (target instanceof Element && target.matches('tr'));
    if (!frame.current || !jumps || (key !== 'Home' && key !== 'End')) return;
    frame.current.scrollTop = key === 'Home' ? 0 : frame.current.scrollHeight;
    const { scrollTop } = frame.current;
    flushSync(() => show(scrollTop));
  };
  return (
    <div {...rest} ref={outer} className={classNames('@container relative', className)} aria-busy={busy}>
      {busy && <div className="absolute inset-x-0 top-0 z-2 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <SortAnnouncement columns={columns} sort={sort} />
      <div
        ref={frame}
        onScroll={follow}
        className="h-[min(40rem,75vh)] overflow-auto [--table-head-top:0px] [contain:strict]"
      >
        <table
          ref={table}
          {...roles.grid}
          {...keys}
          onKeyDown={(event) => {
            bringEnds(event);
            keys.onKeyDown(event);
          }}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          tabIndex={rows.length > 0 ? 0 : -1}
          className={`${tableStyles.table} ${FIXED}`}
          style={{ marginTop: first * ROW_PX, marginBottom: (rows.length - end) * ROW_PX }}
        >
          <HeadRow columns={columns} sort={sort} onSort={onSort} sticky widths />
          <tbody {...roles.group}>
            {rows.slice(first, end).map((row, index) => {
              const place = first + index;
              const key = rowKey(row);
              return (
                <GridRow
                  key={key || place}
                  row={row}
                  columns={columns}
                  nameId={`${id}-${place}`}
                  rowIndex={place + 2}
                  isRemoved={removed?.has(key)}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

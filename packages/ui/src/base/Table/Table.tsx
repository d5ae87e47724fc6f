import { Fragment, lazy, Suspense, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { tableStyles } from './columns.ts';
import { GridRow } from './GridRow.tsx';
import { HeadRow } from './HeadRow.tsx';
import { LongTable, MANY_ROWS } from './LongTable.tsx';
import { roles } from './roles.ts';
import { SortAnnouncement } from './SortAnnouncement.tsx';
import type { TableProps, TableState } from './table-props.ts';
import { useGridKeys } from './useGridKeys.ts';

export type { TableProps, TableState };

// Loaded on demand: most tables have no selection, and react-aria's table weighs 40 KB.
const LazyAriaTable = lazy(async () => {
  const { AriaTable } = await import('./AriaTable.tsx');
  return { default: AriaTable<never> };
});

// Loaded on demand: only cards show it.
const SortSelect = lazy(async () => {
  const module = await import('./SortSelect.tsx');
  return { default: module.SortSelect };
});

// Loaded on demand: only while rows are being selected.
const SelectableTable = lazy(async () => {
  const module = await import('../SelectableTable/SelectableTable.tsx');
  return { default: module.SelectableTable<never> };
});

/**
 * A `<table>` with the keys of a grid, sorting, loading and empty state; rows become cards where it is narrower than 40rem, with a
 * select to sort them. Other attributes and `ref` go to the element around the table, `className` to the one around both.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { className, ...table } = props;
  const { columns, rows, sort, onSort } = table;
  if (!onSort) return <Rows {...props} />;
  return (
    <div className={classNames('min-w-0', className)}>
      {rows.length > 0 && (
        <div className="@container print:hidden">
          <div className="@min-[40rem]:hidden h-14">
            <Suspense>
              <SortSelect columns={columns} sort={sort} onSort={onSort} />
            </Suspense>
          </div>
        </div>
      )}
      <Rows {...table} />
    </div>
  );
}

function Rows<Item>(props: TableProps<Item>) {
  const { selecting, ...table } = props;
  if (selecting) {
    return (
      <Suspense fallback={<Grid {...table} />}>
        <SelectableTable {...(table as unknown as TableProps<never>)} {...selecting} />
      </Suspense>
    );
  }
  if (props.rows.length > MANY_ROWS) return <LongTable {...props} />;
  if (!props.selection) return <Grid {...props} />;
  return (
    <Suspense fallback={<Skeleton label={`Loading ${props.label}`} />}>
      <LazyAriaTable {...(props as unknown as TableProps<never>)} />
    </Suspense>
  );
}

function Grid<Item>({
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
  selection: _selection,
  selecting: _selecting,
  groups,
  className,
  ...rest
}: TableProps<Item>) {
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const keys = useGridKeys(table);
  return (
    <div {...rest} className={classNames('@container relative', className)} aria-busy={busy}>
      {busy && <div className="absolute inset-x-0 top-0 z-1 h-0.5 bg-accent motion-safe:animate-pulse" />}
      <SortAnnouncement columns={columns} sort={sort} />
      <table
        ref={table}
        {...roles.grid}
        aria-label={label}
        tabIndex={rows.length > 0 ? 0 : -1}
        className={tableStyles.table}
        {...keys}
      >
        <HeadRow columns={columns} sort={sort} onSort={onSort} sticky={stickyHead} />
        <tbody {...roles.group} className={tableStyles.body} data-empty={rows.length === 0 || undefined}>
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length}>{busy ? <Skeleton label={`Loading ${label}`} /> : empty}</td>
            </tr>
          )}
          {rows.map((row, index) => {
            const key = rowKey(row);
            const before = rows[index - 1];
            const name = groups?.nameOf(row);
            const isFirst = groups && (!before || groups.nameOf(before) !== name);
            return (
              <Fragment key={key || index}>
                {isFirst && (
                  <tr {...roles.row} data-group className={tableStyles.group}>
                    <td {...roles.rowHeader} colSpan={columns.length}>
                      {groups.head(name ?? '', rows)}
                    </td>
                  </tr>
                )}
                <GridRow
                  row={row}
                  columns={columns}
                  nameId={`${id}-${index}`}
                  isRemoved={removed?.has(key)}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

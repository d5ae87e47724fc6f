import { lazy, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import { DataGrid } from '../data-grid/DataGrid.tsx';
import type { TableProps, TableState } from '../data-grid/table-props.ts';

export type { TableProps, TableState };

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
 * A `<table>` with a grid's keys and sorting, whose rows become cards where narrow. Attributes
 * and `ref` go to the element around the table, `className` to the one around both.
 */
export function Table<Item>({ className, selecting, ...table }: TableProps<Item>) {
  const { columns, rows, sort, onSort } = table;
  const grid = selecting ? (
    <Suspense fallback={<DataGrid {...table} />}>
      <SelectableTable {...(table as unknown as TableProps<never>)} {...selecting} />
    </Suspense>
  ) : (
    <DataGrid {...table} className={onSort ? undefined : className} />
  );
  if (!onSort) return grid;
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
      {grid}
    </div>
  );
}

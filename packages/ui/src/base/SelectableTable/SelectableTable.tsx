import { useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../class-names.ts';
import type { Column } from '../data-grid/columns.ts';
import { DataGrid } from '../data-grid/DataGrid.tsx';
import type { RowSelecting, TableProps } from '../data-grid/table-props.ts';
import { useRowSelection } from './useRowSelection.ts';

export interface SelectableTableProps<Item>
  extends Omit<TableProps<Item>, 'onSelect' | 'selecting'>,
    Partial<RowSelecting> {
  /** Keys of the rows that are selected at first, for an uncontrolled table. */
  defaultSelected?: ReadonlySet<string> | undefined;
}

interface SelectColumnOptions<Item> {
  rowKey: (row: Item) => string;
  isAll: boolean;
  isNone: boolean;
  onPress: (key: string, isShift: boolean) => void;
  onSelectAll: (isAll: boolean) => void;
}

/** On a card the box is in the middle of the title's first line, on invisible text's baseline. */
const besideText = "flex items-center before:invisible before:w-0 before:content-['0']";

const selectColumn = <Item,>(options: SelectColumnOptions<Item>): Column<Item> => ({
  id: 'select',
  header: 'Select',
  width: '2.5rem',
  card: 'select',
  head: (
    <Checkbox
      label="Select All"
      hideLabel
      className={besideText}
      checked={options.isAll}
      indeterminate={!options.isAll && !options.isNone}
      onChange={options.onSelectAll}
    />
  ),
  cell: (row, { isSelected, nameId }) => (
    <Checkbox
      id={`${nameId}-select`}
      label="Select"
      hideLabel
      aria-labelledby={`${nameId}-select ${nameId}`}
      className={besideText}
      checked={isSelected}
      onChange={(_, isShift) => options.onPress(options.rowKey(row), isShift)}
    />
  ),
});

/** Hides the buttons of rows in a narrow table, because the bar acts on all selected rows. */
const whileSelecting = <Item,>(column: Column<Item>): Column<Item> =>
  column.card === 'actions' ? { ...column, priority: 'medium' } : column;

const NONE: ReadonlySet<string> = new Set();

function countText({
  size,
  onPage,
  rows,
  sum,
}: {
  size: number;
  onPage: number;
  rows: number;
  sum?: string | undefined;
}): string {
  if (size === 0) return 'None selected';
  const count = size === onPage ? `${size} of ${rows} selected` : `${size} selected, ${onPage} on this page`;
  return [count, sum].filter(Boolean).join(', ');
}

/**
 * A Table whose rows are selected, below a bar with the count and actions. Props and `ref` go to
 * the Table, `className` to the element around both.
 */
export function SelectableTable<Item>(props: SelectableTableProps<Item>) {
  const { selected: controlled, defaultSelected = NONE, onSelect, actions, sum, className, ...table } = props;
  const { rows, rowKey } = table;
  const [own, setOwn] = useState(defaultSelected);
  const selected = controlled ?? own;
  const keys = rows.map(rowKey);
  const select = (next: ReadonlySet<string>) => {
    setOwn(next);
    onSelect?.(next);
  };
  const { press, selectAll, ...handlers } = useRowSelection({ keys, selected, onSelect: select });
  const { size } = selected;
  const isNone = size === 0;
  const onPage = keys.filter((key) => selected.has(key)).length;
  const isNoneHere = onPage === 0;
  const isAll = onPage > 0 && onPage === rows.length;
  const columns = useMemo(
    () => [
      selectColumn({ rowKey, isAll, isNone: isNoneHere, onPress: press, onSelectAll: selectAll }),
      ...table.columns.map(whileSelecting),
    ],
    [table.columns, rowKey, isAll, isNoneHere, press, selectAll],
  );
  return (
    <div className={classNames('min-w-0', className)}>
      <div className="sticky top-(--table-head-top,0px) z-2 flex min-h-target flex-wrap items-center gap-x-4 bg-surface in-data-raised:bg-raised py-1 text-sm">
        <p role="status" className="tabular-nums">
          {countText({ size, onPage, rows: rows.length, sum })}
        </p>
        {!isAll && (
          <Button size="small" variant="plain" onPress={() => selectAll(true)}>
            Select all
          </Button>
        )}
        {!isNone && (
          <>
            <Button size="small" variant="plain" onPress={() => select(NONE)}>
              Clear
            </Button>
            <div className="ms-auto flex flex-wrap gap-2">{actions}</div>
          </>
        )}
      </div>
      <DataGrid {...table} className="select-none" columns={columns} selection={{ selected, ...handlers }} />
    </div>
  );
}

import { useMemo, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../class-names.ts';
import type { Column } from '../data-grid/columns.ts';
import { DataGrid } from '../data-grid/DataGrid.tsx';
import type { RowSelecting, TableProps } from '../data-grid/table-props.ts';
import type { Translate } from '../words/define-words.ts';
import { useWords } from '../words/useWords.ts';
import { selectionWords } from './selection-words.ts';
import { useRowSelection } from './useRowSelection.ts';

export interface SelectableTableProps<Item>
  extends Omit<TableProps<Item>, 'onSelect' | 'selecting'>,
    Partial<RowSelecting> {
  /** Keys of the rows that are selected at first, for an uncontrolled table. */
  defaultSelected?: ReadonlySet<string> | undefined;
}

interface SelectColumnOptions<Item> {
  t: Translate<typeof selectionWords>;
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
  header: options.t('select'),
  width: '2.5rem',
  card: 'select',
  head: (
    <Checkbox
      label={options.t('allRows')}
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
      label={options.t('select')}
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

/**
 * A Table whose rows are selected, below a bar with the count and actions. Props and `ref` go to
 * the Table, `className` to the element around both.
 */
export function SelectableTable<Item>(props: SelectableTableProps<Item>) {
  const { selected: controlled, defaultSelected = NONE, onSelect, actions, sum, className, ...table } = props;
  const { rows, rowKey } = table;
  const t = useWords(selectionWords);
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
  const counted =
    size === onPage
      ? t('selectedOf', { count: String(size), rows: String(rows.length) })
      : t('selectedHere', { count: String(size), here: String(onPage) });
  const isNoneHere = onPage === 0;
  const isAll = onPage > 0 && onPage === rows.length;
  const columns = useMemo(
    () => [
      selectColumn({ t, rowKey, isAll, isNone: isNoneHere, onPress: press, onSelectAll: selectAll }),
      ...table.columns.map(whileSelecting),
    ],
    [t, table.columns, rowKey, isAll, isNoneHere, press, selectAll],
  );
  return (
    <div className={classNames('min-w-0', className)}>
      <div className="sticky top-(--table-head-top,0px) z-2 flex min-h-target flex-wrap items-center gap-x-4 bg-surface in-data-raised:bg-raised py-1 text-sm">
        <p role="status" className="tabular-nums">
          {isNone ? t('noneSelected') : [counted, sum].filter(Boolean).join(', ')}
        </p>
        {!isAll && (
          <Button size="small" variant="plain" onPress={() => selectAll(true)}>
            {t('selectAll')}
          </Button>
        )}
        {!isNone && (
          <>
            <Button size="small" variant="plain" onPress={() => select(NONE)}>
              {t('clear')}
            </Button>
            <div className="ms-auto flex flex-wrap gap-2">{actions}</div>
          </>
        )}
      </div>
      <DataGrid {...table} className="select-none" columns={columns} selection={{ selected, ...handlers }} />
    </div>
  );
}

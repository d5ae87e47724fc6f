import { type ReactNode, useState } from 'react';
import type { Key } from 'react-aria-components/Table';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { AriaTable } from '../Table/AriaTable.tsx';
import type { Column } from '../Table/columns.ts';
import type { TableProps, TableSelection } from '../Table/table-props.ts';
import { SelectionCheckbox } from './SelectionCheckbox.tsx';

export interface SelectableTableProps<Item> extends Omit<TableProps<Item>, 'onSelect' | 'selection'> {
  /** Keys of the selected rows, for a controlled table. */
  selected?: ReadonlySet<string> | undefined;
  /** Keys of the rows that are selected at first, for an uncontrolled table. */
  defaultSelected?: ReadonlySet<string> | undefined;
  /** Called with the keys of all selected rows. */
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Buttons for actions on the selected rows. */
  actions?: ReactNode;
}

const selectColumn: Column<unknown> = {
  id: 'select',
  header: 'Select',
  width: '2.5rem',
  card: 'select',
  head: <SelectionCheckbox />,
  cell: () => <SelectionCheckbox />,
};

/** While rows are selected, a narrow table hides the buttons of single rows: the bar above acts on all selected ones. */
const whileSelecting = <Item,>(column: Column<Item>): Column<Item> =>
  column.card === 'actions' ? { ...column, priority: 'low' } : column;

interface Latest {
  keys: ReadonlySet<string>;
  /** The same keys as react-aria's own set, which also knows where a range with Shift began. */
  byReactAria: Iterable<Key>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A Table whose rows are selected as react-aria selects: by checkbox, by press and by keyboard, ranges with Shift. Above it a
 * bar with the count and the actions, which stays in sight of a long list. Other props and `ref` go to the Table, `className` to the element around both.
 */
export function SelectableTable<Item>(props: SelectableTableProps<Item>) {
  const { selected: controlled, defaultSelected = NONE, onSelect, actions, className, ...table } = props;
  const [latest, setLatest] = useState<Latest>({ keys: defaultSelected, byReactAria: defaultSelected });
  const selected = controlled ?? latest.keys;
  const keys = table.rows.map(table.rowKey);
  const select = (next: Iterable<Key>) => {
    const keysNow = new Set([...next].map(String));
    setLatest({ keys: keysNow, byReactAria: next });
    onSelect?.(keysNow);
  };
  const selection: TableSelection = {
    selectionMode: 'multiple',
    selectedKeys: selected === latest.keys ? latest.byReactAria : selected,
    onSelectionChange: (next) => select(next === 'all' ? keys : next),
  };
  const { size } = selected;
  return (
    <div className={classNames('min-w-0', className)}>
      <div className="sticky top-(--table-head-top,0px) z-2 flex min-h-target flex-wrap items-center gap-x-4 bg-surface in-data-raised:bg-raised py-1 text-sm">
        <p role="status" className="tabular-nums">
          {size === 0 ? 'None selected' : `${size} of ${table.rows.length} selected`}
        </p>
        {size < table.rows.length && (
          <Button size="small" variant="plain" onPress={() => select(keys)}>
            Select all
          </Button>
        )}
        {size > 0 && (
          <>
            <Button size="small" variant="plain" onPress={() => select(NONE)}>
              Clear
            </Button>
            <div className="ms-auto flex flex-wrap gap-2">{actions}</div>
          </>
        )}
      </div>
      <AriaTable
        {...table}
        selection={selection}
        columns={[selectColumn, ...table.columns.map(whileSelecting)]}
      />
    </div>
  );
}

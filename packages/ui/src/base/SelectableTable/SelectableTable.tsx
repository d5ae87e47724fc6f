import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Table } from '../Table/Table.tsx';
import type { TableProps } from '../Table/table-props.ts';
import { SelectionContext, selectColumn, useSelection } from './selection.tsx';

export interface SelectableTableProps<Item> extends Omit<TableProps<Item>, 'onSelect'> {
  /** Keys of the selected rows, controlled by the caller. */
  selected: ReadonlySet<string>;
  /** Called with all keys that are selected now. */
  onSelect: (selected: ReadonlySet<string>) => void;
  /** Names a row's checkbox: `Select Tapovan Heights`. */
  nameOf: (row: Item) => string;
  /** Buttons for actions on the selected rows. */
  actions?: ReactNode;
}

/** A Table with a checkbox per row and one for all. Separate from Table, so that other tables do not load it. Other props and `ref` go to the Table. */
export function SelectableTable<Item>(props: SelectableTableProps<Item>) {
  const { selected, onSelect, nameOf, actions, ...table } = props;
  const keys = table.rows.map(table.rowKey);
  const selection = useSelection({ keys, selected, onSelect });
  const { size } = selected;
  return (
    <div>
      <div className="flex min-h-target flex-wrap items-center gap-x-4 gap-y-2 py-1 text-sm">
        <p role="status" className="tabular-nums">
          {size === 0 ? 'None selected' : `${size} of ${table.rows.length} selected`}
        </p>
        {size < table.rows.length && (
          <Button size="small" variant="plain" onPress={() => selection.set(keys, true)}>
            Select all
          </Button>
        )}
        {size > 0 && (
          <>
            <Button size="small" variant="plain" onPress={() => onSelect(new Set())}>
              Clear
            </Button>
            <div className="ms-auto flex flex-wrap gap-2">{actions}</div>
          </>
        )}
      </div>
      <SelectionContext value={selection}>
        <Table {...table} columns={[selectColumn(table.rowKey, nameOf), ...table.columns]} />
      </SelectionContext>
    </div>
  );
}

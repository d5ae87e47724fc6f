import { createContext, useContext, useRef } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { Column } from '../Table/columns.ts';

export interface Selection {
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

interface SelectionState extends Selection {
  set: (keys: readonly string[], on: boolean) => void;
  press: (key: string, on: boolean, shift: boolean) => void;
}

const none: SelectionState = {
  keys: [],
  selected: new Set(),
  onSelect: () => {},
  set: () => {},
  press: () => {},
};
/** A context, because react-aria's table caches header and cells until the columns change. */
export const SelectionContext = createContext<SelectionState>(none);

/** Selection of rows; with Shift, all rows between the last press and this one get the same state. */
export function useSelection({ keys, selected, onSelect }: Selection): SelectionState {
  const last = useRef<string>(undefined);
  const set = (changed: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const key of changed) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onSelect(next);
  };
  const press = (key: string, on: boolean, shift: boolean) => {
    const from = last.current === undefined ? -1 : keys.indexOf(last.current);
    const to = keys.indexOf(key);
    last.current = key;
    set(shift && from >= 0 ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key], on);
  };
  return { keys, selected, onSelect, set, press };
}

function SelectAllCheckbox() {
  const { keys, selected, set } = useContext(SelectionContext);
  const selectedCount = keys.filter((key) => selected.has(key)).length;
  return (
    <Checkbox
      label="Select all rows"
      hideLabel
      checked={keys.length > 0 && selectedCount === keys.length}
      indeterminate={selectedCount > 0 && selectedCount < keys.length}
      onChange={(on) => set(keys, on)}
    />
  );
}

function SelectRowCheckbox({ rowKey, name }: { rowKey: string; name: string }) {
  const { selected, press } = useContext(SelectionContext);
  return (
    <Checkbox
      label={`Select ${name}`}
      hideLabel
      checked={selected.has(rowKey)}
      onChange={(on, shift) => press(rowKey, on, shift)}
    />
  );
}

/** The first column: a checkbox for each row and one for all. */
export function selectColumn<Item>(
  keyOf: (row: Item) => string,
  nameOf: (row: Item) => string,
): Column<Item> {
  return {
    id: 'select',
    header: 'Select',
    width: '2.5rem',
    card: 'select',
    head: <SelectAllCheckbox />,
    cell: (row) => <SelectRowCheckbox rowKey={keyOf(row)} name={nameOf(row)} />,
  };
}

import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef } from 'react';

export interface RowSelectionOptions {
  /** Keys of all rows, in display order. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

const INTERACTIVE = 'a, button, input, label, select, textarea';

/** The key of the row around an element of a table. */
const keyOf = (element: EventTarget | null): string | undefined =>
  element instanceof Element ? element.closest<HTMLElement>('tr[data-key]')?.dataset.key : undefined;

function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const ends = [keys.indexOf(from), keys.indexOf(to)];
  return keys.slice(Math.min(...ends), Math.max(...ends) + 1);
}

/**
 * Returns handlers that select rows by press or Space, ranges with Shift, all with Ctrl+A, none
 * with Escape. `press` is for a control in a row.
 */
export function useRowSelection(options: RowSelectionOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  /** The rows that Shift selected last, from the row where it began. */
  const range = useRef<{ from: string; to: string }>(undefined);

  const extendTo = useCallback((key: string, start = key) => {
    const { keys, selected, onSelect } = latest.current;
    const { from, to } = range.current ?? { from: start, to: start };
    range.current = { from, to: key };
    const next = new Set(selected);
    for (const before of between(keys, from, to)) next.delete(before);
    for (const now of between(keys, from, key)) next.add(now);
    onSelect(next);
  }, []);

  const press = useCallback(
    (key: string, isShift: boolean) => {
      if (isShift) return extendTo(key);
      const { selected, onSelect } = latest.current;
      range.current = { from: key, to: key };
      const next = new Set(selected);
      if (!next.delete(key)) next.add(key);
      onSelect(next);
    },
    [extendTo],
  );

  /** Selects or clears the rows of this page; those of other pages stay as they are. */
  const selectAll = useCallback((isAll: boolean) => {
    const { keys, selected, onSelect } = latest.current;
    const others = [...selected].filter((key) => !keys.includes(key));
    onSelect(new Set(isAll ? [...others, ...keys] : others));
  }, []);

  return {
    press,
    selectAll,
    onClick({ currentTarget, target, shiftKey }: MouseEvent<HTMLTableElement>) {
      // React also reports clicks in dialogs that a cell opened.
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      const key = keyOf(target);
      if (key && !target.closest(INTERACTIVE)) press(key, shiftKey);
    },
    /** Called after the key has moved the focus. */
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const { currentTarget, target, key, shiftKey, ctrlKey, metaKey } = event;
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      const row = keyOf(target);
      const focusedRow = keyOf(document.activeElement);
      if (key === 'Escape' && options.selected.size > 0) {
        event.stopPropagation();
        options.onSelect(new Set());
      } else if (key === 'a' && (ctrlKey || metaKey)) {
        selectAll(true);
      } else if (row && (key === ' ' || key === 'Enter') && target.matches('tr, td')) {
        press(row, shiftKey);
      } else if (shiftKey && row && focusedRow && row !== focusedRow) {
        extendTo(focusedRow, row);
      } else {
        return;
      }
      event.preventDefault();
    },
  };
}

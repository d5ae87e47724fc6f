import { type RefObject, useEffect, useState } from 'react';
import {
  type KeptWidths,
  keepWidths,
  measureWidths,
  moveEdge,
  readWidths,
  shownColumns,
  type Widths,
} from './column-widths.ts';

/** A change of the width of a column, which the next one pays for. */
export interface Resizing {
  /** In % of the table; undefined while the browser chooses. */
  widths: Widths | undefined;
  /** The widths now, chosen by a person or the browser. */
  current: () => Widths;
  /** True if another column is shown after this one. */
  canResize: (column: string) => boolean;
  /** @param by in % of the table @param from the widths before */
  resize: (change: { column: string; by: number; from: Widths }) => void;
  /** Lets the browser choose again. */
  reset: () => void;
}

/** Returns the widths that a person gave the columns of a list, kept in the browser; undefined without a list. */
export function useColumnWidths(
  table: RefObject<HTMLTableElement | null>,
  list: string | undefined,
): Resizing | undefined {
  const [shown, setShown] = useState('');
  const [kept, setKept] = useState<KeptWidths>({});
  useEffect(() => {
    const element = table.current;
    // not in jsdom
    if (!list || !element || typeof ResizeObserver === 'undefined') return;
    setKept(readWidths(list));
    const observer = new ResizeObserver(() => setShown(shownColumns(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, table]);
  if (!list) return undefined;
  const columns = shown.split(',');
  const put = (all: KeptWidths) => {
    setKept(all);
    keepWidths(list, all);
  };
  return {
    widths: kept[shown],
    current: () => kept[shown] ?? (table.current ? measureWidths(table.current) : {}),
    canResize: (column) => columns.includes(column) && columns.at(-1) !== column,
    resize: ({ column, by, from }) => {
      const next = columns[columns.indexOf(column) + 1];
      if (next) put({ ...kept, [shown]: moveEdge(from, { column, next, by }) });
    },
    reset: () => put(Object.fromEntries(Object.entries(kept).filter(([ids]) => ids !== shown))),
  };
}

import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { moveInGrid, rowsOf, tabStopsOf } from './grid-moves.ts';

/** Focuses an element of the table, its row in view below a sticky header. */
function focusIn(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  element?.closest('tr')?.scrollIntoView?.({ block: 'nearest' });
}

const rowOf = (table: HTMLTableElement, index: number): HTMLElement | undefined => {
  const rows = rowsOf(table);
  return rows[Math.min(index, rows.length - 1)];
};

/**
 * Moves focus by the grid pattern (WAI-ARIA APG): one tab stop for the table, arrows within.
 * Focus stays in the table when its row is removed.
 */
export function useGridKeys(table: RefObject<HTMLTableElement | null>) {
  /** Index of the row that has or had focus. */
  const current = useRef(0);
  const hasFocus = useRef(false);
  const isLeaving = useRef(false);

  // After each render: removing the focused element fires no blur.
  useLayoutEffect(() => {
    if (!hasFocus.current || !table.current || document.activeElement !== document.body) return;
    // Without scrolling, because the row may have left the page by being scrolled away.
    rowOf(table.current, current.current)?.focus({ preventScroll: true });
  });

  /** Lets Tab go on from the outermost stop of the table, so that it leaves the table. */
  function leave(element: HTMLElement): void {
    isLeaving.current = true;
    element.focus({ preventScroll: true });
    isLeaving.current = false;
  }

  return {
    onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
      const { currentTarget, target, key } = event;
      // React also reports keys from dialogs that a cell opened.
      if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
      if (event.defaultPrevented || event.altKey || event.metaKey) return;
      if (key === 'Tab')
        return leave((event.shiftKey ? undefined : tabStopsOf(currentTarget).at(-1)) ?? currentTarget);
      if (target.matches('input:not([type=checkbox]), select, textarea')) return;
      if ((key === 'Enter' || key === ' ') && target.matches('th')) {
        event.preventDefault();
        return target.click();
      }
      const next = moveInGrid(currentTarget, target, event);
      if (!next) return;
      event.preventDefault();
      focusIn(next);
    },
    onFocus({ currentTarget, target }: FocusEvent<HTMLTableElement>) {
      if (!currentTarget.contains(target)) return;
      hasFocus.current = true;
      if (isLeaving.current) return;
      if (target === currentTarget) return focusIn(rowOf(currentTarget, current.current));
      const index = [...(currentTarget.tBodies[0]?.rows ?? [])].findIndex((row) => row.contains(target));
      if (index >= 0) current.current = index;
    },
    onBlur() {
      hasFocus.current = false;
    },
  };
}

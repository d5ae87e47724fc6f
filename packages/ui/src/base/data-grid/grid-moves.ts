const ROW = 'tr';
const CELL = 'th, td';
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]';

/** The rows between which keys move: the names of groups take no focus. */
export const rowsOf = (table: HTMLTableElement): HTMLTableRowElement[] =>
  [...(table.tBodies[0]?.rows ?? [])].filter((row) => !row.hasAttribute('data-group'));

const isVisible = (element: Element) => element.getClientRects().length > 0;

/** Returns the stops of focus in a row: what is focusable in each cell, else the cell. */
function stopsOf(row: HTMLTableRowElement): HTMLElement[] {
  return [...row.cells].filter(isVisible).flatMap((cell) => {
    const content = [...cell.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);
    return content.length > 0 ? content : cell;
  });
}

/** All that Tab would stop at inside the table. */
export const tabStopsOf = (table: HTMLTableElement): HTMLElement[] =>
  [...table.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isVisible);

/** The stop of another row in the same column. */
function cellBelow(cell: HTMLTableCellElement, row: HTMLTableRowElement): HTMLElement | undefined {
  const other = row.cells[cell.cellIndex];
  return other && stopsOf(row).find((stop) => other.contains(stop));
}

/** Number of rows that fit into the window. */
const rowsPerPage = (row: HTMLTableRowElement) => Math.max(1, Math.floor(innerHeight / row.offsetHeight) - 1);

/** A row above or below. Above the first row is the header, where only cells take focus. */
function rowAfter(
  key: string,
  row: HTMLTableRowElement,
  head: HTMLTableRowElement | undefined,
  rows: readonly HTMLTableRowElement[],
): HTMLTableRowElement | undefined {
  const index = rows.indexOf(row);
  switch (key) {
    case 'ArrowDown':
      return rows[index + 1];
    case 'ArrowUp':
      return index === 0 ? head : rows[index - 1];
    case 'PageDown':
      return rows[Math.min(Math.max(0, index) + rowsPerPage(row), rows.length - 1)];
    case 'PageUp':
      return rows[Math.max(0, index - rowsPerPage(row))];
  }
  return undefined;
}

/** Returns the element that a key moves focus to (WAI-ARIA APG, grid); undefined if none. */
export function moveInGrid(
  table: HTMLTableElement,
  from: HTMLElement,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
): HTMLElement | undefined {
  const row = from.closest<HTMLTableRowElement>(ROW);
  const rows = rowsOf(table);
  const head = table.tHead?.rows[0];
  const [first, last] = [rows[0], rows.at(-1)];
  if (!row || !first || !last) return undefined;
  const cell = from.closest<HTMLTableCellElement>(CELL);
  const stops = stopsOf(row);

  if (key === 'Home' || key === 'End') {
    const target = key === 'Home' ? first : last;
    if (!cell) return target;
    return (ctrlKey ? stopsOf(target) : stops).at(key === 'Home' ? 0 : -1);
  }
  if (ctrlKey) return undefined;

  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isNext = key === (getComputedStyle(table).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
    // The row itself stands before its first and after its last cell.
    const places = row === head ? stops : [row, ...stops];
    const step = isNext ? 1 : places.length - 1;
    return places[(places.indexOf(from) + step) % places.length];
  }

  const target = rowAfter(key, row, head, rows);
  if (!target) return undefined;
  if (cell) return cellBelow(cell, target);
  return target === head ? stopsOf(target)[0] : target;
}

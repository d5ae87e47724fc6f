/** Width of each shown column, in % of the table. */
export type Widths = Readonly<Record<string, number>>;

/** Widths by the columns shown, since a narrow window hides some: `name,status`. */
export type KeptWidths = Readonly<Record<string, Widths>>;

/** Least width of a column, in % of the table. */
const LEAST = 4;

/** Moves the edge between a column and the one after it, so that the table stays as wide. */
export function moveEdge(widths: Widths, { column, next, by }: { column: string; next: string; by: number }) {
  const [own = 0, other = 0] = [widths[column], widths[next]];
  const moved = Math.max(Math.min(LEAST - own, 0), Math.min(by, Math.max(other - LEAST, 0)));
  return { ...widths, [column]: own + moved, [next]: other - moved };
}

const keyOf = (list: string) => `column-widths:${list}`;

/** Empty where nothing is kept, or the browser keeps nothing. */
export function readWidths(list: string): KeptWidths {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as KeptWidths) : {};
  } catch {
    return {};
  }
}

export function keepWidths(list: string, widths: KeptWidths): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(widths));
  } catch {
    // full, or forbidden: the widths hold until the page is left
  }
}

/** The headers that are shown, which say their column in `data-column`. */
export const shownHeads = (table: HTMLTableElement): HTMLTableCellElement[] =>
  [...(table.tHead?.rows[0]?.cells ?? [])].filter((head) => head.getClientRects().length > 0);

export const shownColumns = (table: HTMLTableElement): string =>
  shownHeads(table)
    .map(({ dataset }) => dataset.column)
    .join();

/** The widths that the browser chose. */
export function measureWidths(table: HTMLTableElement): Widths {
  const heads = shownHeads(table).map((head) => [head.dataset.column ?? '', head.offsetWidth] as const);
  const total = heads.reduce((sum, [, width]) => sum + width, 0);
  return Object.fromEntries(heads.map(([id, width]) => [id, (width / total) * 100]));
}

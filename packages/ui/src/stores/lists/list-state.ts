/** One page of a list as a table shows it. */
export type ListState<Row> =
  | { state: 'loading' }
  /** The server lacks this list (DECISIONS section 4). */
  | { state: 'absent' }
  | {
      state: 'failed';
      /** The message to show. */
      message?: string;
    }
  | {
      state: 'ready';
      rows: readonly Row[];
      /** Number of matching rows on all pages. */
      total: number;
      /** There are more matching rows than `total`. */
      totalIsMinimum?: boolean;
      /** Position of the page's first row, from 1; 0 without rows. */
      from: number;
      hasNext: boolean;
      /** True while newer rows are loading; the old ones stay visible. */
      busy: boolean;
      /** Ids of rows that left the list and are shown until rows are no longer held. */
      gone?: ReadonlySet<string>;
      /** How many rows of the page others added, removed or moved while rows are held. */
      waiting?: number;
    };

type ReadyList<Row> = Extract<ListState<Row>, { state: 'ready' }>;

export const idOf = (row: unknown): string => (row as { _id: string })._id;

export const sameIds = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((row, index) => idOf(row) === idOf(others[index]));

/**
 * The page with newer versions of its rows in their places. Rows that were added wait. Rows with `changed` ids that are no longer
 * loaded are marked as gone.
 */
export function inPlace<Row>(
  { waiting: _, ...page }: ReadyList<Row>,
  loaded: readonly Row[],
  changed: ReadonlySet<string>,
): ReadyList<Row> {
  const newer = new Map(loaded.map((row) => [idOf(row), row]));
  const left = page.rows.map(idOf).filter((id) => changed.has(id) && !newer.has(id));
  const gone = new Set([...(page.gone ?? []), ...left]);
  const rows = page.rows.map((row) => newer.get(idOf(row)) ?? row);
  const shownIds = new Set(page.rows.map(idOf));
  const added = loaded.filter((row) => !shownIds.has(idOf(row))).length;
  const removed = page.rows.filter((row) => !newer.has(idOf(row)) && !gone.has(idOf(row))).length;
  const waiting = Math.max(added, removed);
  return {
    ...page,
    rows,
    busy: false,
    ...(gone.size > 0 && { gone }),
    ...(waiting > 0 && { waiting }),
  };
}

/** The page without the rows that are gone. */
export function withoutGone<Row>({ gone, ...page }: ReadyList<Row>): ReadyList<Row> {
  const rows = page.rows.filter((row) => !gone?.has(idOf(row)));
  const total = page.total - page.rows.length + rows.length;
  return { ...page, rows, total, from: rows.length ? page.from : 0 };
}

import { atom } from 'nanostores';
import type { ListState, ReadyPage } from './list-state.ts';

export const idOf = (row: unknown): string => (row as { _id: string })._id;

const sameIds = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((row, index) => idOf(row) === idOf(others[index]));

/** Replaces rows in place by newer versions; counts rows that others added or removed. */
function mergeInPlace<Row>(
  { pendingChanges: _, removed: before = new Set(), ...page }: ReadyPage<Row>,
  loaded: readonly Row[],
  own: ReadonlySet<string>,
): ReadyPage<Row> {
  const newer = new Map(loaded.map((row) => [idOf(row), row]));
  const shownIds = new Set(page.rows.map(idOf));
  const missing = [...shownIds].filter((id) => !newer.has(id));
  const removed = new Set([...before, ...missing.filter((id) => own.has(id))].filter((id) => !newer.has(id)));
  // As many rows move up from the next page as this user removed.
  const addedByOthers = loaded.filter((row) => !shownIds.has(idOf(row))).length - removed.size;
  const removedByOthers = missing.filter((id) => !removed.has(id)).length;
  const pendingChanges = Math.max(addedByOthers, removedByOthers);
  return {
    ...page,
    rows: page.rows.map((row) => newer.get(idOf(row)) ?? row),
    busy: false,
    ...(removed.size > 0 && { removed }),
    ...(pendingChanges > 0 && { pendingChanges }),
  };
}

function withoutRemoved<Row>({ removed, ...page }: ReadyPage<Row>): ReadyPage<Row> {
  const rows = page.rows.filter((row) => !removed?.has(idOf(row)));
  const total = page.total - page.rows.length + rows.length;
  return { ...page, rows, total, from: rows.length ? page.from : 0 };
}

/** Holds the page of a list. While frozen, removed rows turn grey and added ones are counted. */
export function createFrozenRows<Row>() {
  const $page = atom<ListState<Row>>({ state: 'loading' });
  let isFrozen = false;
  /** True if the server's rows differ from the shown ones. */
  let isStale = false;
  /** Ids of rows that this user changed since the page was loaded. */
  let own = new Set<string>();

  /** Shows another page, even while rows are frozen. */
  function replace(page: ListState<Row>): void {
    isStale = false;
    own = new Set();
    $page.set(page);
  }

  function find(id: string): Row | undefined {
    const page = $page.get();
    return page.state === 'ready' ? page.rows.find((row) => idOf(row) === id) : undefined;
  }

  /** Drops removed rows unless frozen. Returns true if the page must be reloaded. */
  function settle(): boolean {
    const page = $page.get();
    if (isFrozen || page.state !== 'ready') return false;
    if (page.removed) $page.set(withoutRemoved(page));
    return isStale;
  }

  return {
    $page,
    replace,
    /** Notes rows that this user changed, and how. */
    change(ids: ReadonlySet<string>, patch: object): void {
      own = new Set([...own, ...ids]);
      const page = $page.get();
      if (page.state !== 'ready') return;
      $page.set({ ...page, rows: page.rows.map((row) => (ids.has(idOf(row)) ? { ...row, ...patch } : row)) });
    },
    /** Shows the loaded page. While frozen, marks rows that this user's changes took out of it as removed. */
    refresh(loaded: ReadyPage<Row>): void {
      const page = $page.get();
      if (isFrozen && page.state === 'ready' && !sameIds(page.rows, loaded.rows)) {
        isStale = true;
        $page.set(mergeInPlace(page, loaded.rows, own));
      } else {
        replace(loaded);
      }
    },
    find,
    /** Replaces a row by its newer version. */
    put(row: Row): void {
      const page = $page.get();
      if (page.state !== 'ready') return;
      $page.set({ ...page, rows: page.rows.map((other) => (idOf(other) === idOf(row) ? row : other)) });
    },
    /** Marks a row as removed, and drops it unless frozen. Returns true if a reload is due. */
    remove(id: string): boolean {
      const page = $page.get();
      if (page.state !== 'ready' || !find(id)) return false;
      isStale = true;
      $page.set({ ...page, removed: new Set(page.removed).add(id) });
      return settle();
    },
    /** Freezes rows or lets them move. Returns true if the page must be reloaded. */
    freeze(now: boolean): boolean {
      if (isFrozen === now) return false;
      isFrozen = now;
      return settle();
    },
  };
}

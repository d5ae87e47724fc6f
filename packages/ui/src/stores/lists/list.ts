import type { ListSpec } from '@prahari/contract/endpoint';
import { atom, type ReadableAtom } from 'nanostores';
import type { ListEndpoint, Page, RowOf } from '../../api/call-page.ts';
import { target } from '../../api/request.ts';
import { isAbsent } from '../toasts/failure.ts';
import { idOf, inPlace, type ListState, sameIds, withoutGone } from './list-state.ts';
import { createPageReader, type Query } from './page-reader.ts';

export type { Query };

/** What is shown: `sort` in its default order and `page` the first when left out. */
export type Shown = Query & { page?: number };

export interface ListOptions<E extends ListEndpoint> {
  endpoint: E;
  /** Number of rows per page. */
  pageSize: number;
  query?: Query;
  /** Called to report a failure; the returned message is kept in the state. */
  failed: (error: unknown) => string | undefined;
}

export interface List<Row> {
  /** Path and query of the call that loads the list as it first shows. */
  firstCall: string;
  $page: ReadableAtom<ListState<Row>>;
  $query: ReadableAtom<Query>;
  /**
   * Loads the current page. Failures are reported, never thrown. Of the rows with the `changed` ids, those that left the page are
   * marked as gone while rows are held.
   */
  refresh: (changed?: ReadonlySet<string>) => Promise<void>;
  /** Called when the list becomes visible: loads it unless a load is running or has failed. */
  open: (shown: Shown) => Promise<void>;
  /** Loads other rows than those that are shown, as `open` does. */
  change: (shown: Shown) => Promise<void>;
  /** Number of the shown page, from 1. */
  pageNumber: () => number;
  /** Changes the query and goes back to the first page. */
  setQuery: (patch: Query) => Promise<void>;
  next: () => Promise<void>;
  /** Loads the next page ahead, for a `next` within a few seconds. */
  prefetchNext: () => void;
  previous: () => Promise<void>;
  /** The row of the current page with this id. */
  find: (id: string) => Row | undefined;
  /** Replaces a row by its newer version; one that no longer has the filtered status leaves the page. */
  put: (row: Row) => void;
  /** A row was deleted: it leaves the page, which is loaded again. */
  remove: (id: string) => Promise<void>;
  /**
   * While held, rows keep their place, so that none moves under a pointer, and those that leave are marked as gone. Afterwards
   * these disappear, and newer ones are loaded.
   */
  hold: (isHeld: boolean) => void;
  /** Shows the rows that wait, although rows are held. */
  showWaiting: () => Promise<void>;
  /** Clears rows and query, as before the first load. */
  reset: () => void;
}

/** A list that the server searches, sorts and pages. */
export function createList<E extends ListEndpoint>(options: ListOptions<E>): List<RowOf<E>> {
  type Row = RowOf<E> & { _id: string; status?: string };
  const $page = atom<ListState<RowOf<E>>>({ state: 'loading' });
  const $query = atom<Query>(options.query ?? {});
  const reader = createPageReader(options.endpoint, options.pageSize);
  let pageNumber = 1;
  let latestLoadId = 0;
  let isLoading = false;
  let isHeld = false;
  /** The server has other rows than those that are held. */
  let isOutdated = false;

  function show(page: Page<RowOf<E>>): void {
    const { data, total, totalIsMinimum = false, nextCursor } = page;
    reader.noteNext(page, pageNumber);
    isOutdated = false;
    const from = data.length ? (pageNumber - 1) * options.pageSize + 1 : 0;
    const counted = { total, ...(totalIsMinimum && { totalIsMinimum }) };
    $page.set({ state: 'ready', rows: data, ...counted, from, hasNext: nextCursor !== null, busy: false });
  }

  /** Shows newer versions of the held rows in their places. Other rows wait. */
  function showHeld(loaded: Page<RowOf<E>>, changed: ReadonlySet<string>): void {
    const page = $page.get();
    if (page.state !== 'ready' || sameIds(page.rows, loaded.data)) {
      show(loaded);
      return;
    }
    isOutdated = true;
    $page.set(inPlace(page, loaded.data, changed));
  }

  const hasNext = (): boolean => {
    const page = $page.get();
    return page.state === 'ready' && page.hasNext;
  };

  function prefetchNext(): void {
    if (hasNext() && !isLoading) reader.prefetch($query.get(), pageNumber + 1);
  }

  /**
   * Loads the current page. Returns false when it failed; a load that a later one replaced counts as successful. `isAsked`: the
   * user asked for other rows, so that these need not keep their place.
   */
  async function load(isAsked: boolean, changed: ReadonlySet<string> = new Set()): Promise<boolean> {
    latestLoadId += 1;
    const loadId = latestLoadId;
    isLoading = true;
    const before = $page.get();
    $page.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
    try {
      const { page, number } = await reader.read($query.get(), pageNumber);
      if (loadId !== latestLoadId) return true;
      isLoading = false;
      pageNumber = number;
      if (isHeld && !isAsked && before.state === 'ready') {
        showHeld(page, changed);
        return true;
      }
      show(page);
      if (page.data.length === 0 && pageNumber > 1) await goTo(pageNumber - 1);
      return true;
    } catch (error) {
      if (loadId !== latestLoadId) return true;
      isLoading = false;
      if (isAbsent(error)) {
        $page.set({ state: 'absent' });
        return true;
      }
      const message = options.failed(error);
      const failed = { state: 'failed' as const, ...(message && { message }) };
      const shown = $page.get();
      $page.set(shown.state === 'ready' ? { ...shown, busy: false } : failed);
      return false;
    }
  }

  async function goTo(wanted: number): Promise<void> {
    const before = pageNumber;
    pageNumber = wanted;
    if (!(await load(true))) pageNumber = before;
  }

  async function refresh(changed?: ReadonlySet<string>): Promise<void> {
    await load(false, changed);
  }

  const defaultSort = options.query?.sort ?? '';
  const known = options.endpoint.list as ListSpec;

  /** Whether other rows were asked for than those that are shown, which are then loaded. */
  async function showOther({ q = '', status = '', sort = '', page = pageNumber }: Shown): Promise<boolean> {
    const now = $query.get();
    const wanted = {
      q,
      status: known.status.includes(status) ? status : '',
      sort: known.sort.includes(sort.replace('-', '')) ? sort : defaultSort,
    };
    if ((['q', 'status', 'sort'] as const).some((part) => (now[part] ?? '') !== wanted[part]))
      await query(wanted, page);
    else if (page === pageNumber) return false;
    else await goTo(page);
    return true;
  }

  async function open(shown: Shown): Promise<void> {
    const isFailed = $page.get().state === 'failed';
    if (!(await showOther(shown)) && !isLoading && !isFailed) await load(false);
  }

  async function change(shown: Shown): Promise<void> {
    await showOther(shown);
  }

  async function query({ q, sort, status }: Query, page: number): Promise<void> {
    $query.set({ ...(q && { q }), ...(sort && { sort }), ...(status && { status }) });
    pageNumber = page;
    reader.forgetPages();
    // Do not show rows of the previous query as results of this one.
    if (!(await load(true))) $page.set({ state: 'failed' });
  }

  const setQuery = (patch: Query): Promise<void> => query({ ...$query.get(), ...patch }, 1);

  async function next(): Promise<void> {
    const page = $page.get();
    if (page.state !== 'ready' || page.busy || !page.hasNext) return;
    await goTo(pageNumber + 1);
  }

  async function previous(): Promise<void> {
    if (pageNumber > 1) await goTo(pageNumber - 1);
  }

  function find(id: string): RowOf<E> | undefined {
    const page = $page.get();
    return page.state === 'ready' ? page.rows.find((row) => idOf(row) === id) : undefined;
  }

  function put(row: RowOf<E>): void {
    const page = $page.get();
    if (page.state !== 'ready' || !find(idOf(row))) return;
    reader.dropPrefetched();
    $page.set({ ...page, rows: page.rows.map((other) => (idOf(other) === idOf(row) ? row : other)) });
    const wanted = $query.get().status;
    // Accounts are filtered by role, which does not change.
    const { status = wanted } = row as Row;
    if (wanted && status !== wanted) void leave(idOf(row));
  }

  async function remove(id: string): Promise<void> {
    reader.dropPrefetched();
    isOutdated = true;
    await leave(id);
  }

  /** Marks a row as gone; it disappears unless rows are held. */
  async function leave(id: string): Promise<void> {
    const page = $page.get();
    if (page.state !== 'ready' || !find(id)) return;
    $page.set({ ...page, gone: new Set(page.gone).add(id) });
    if (!isHeld) await settle();
  }

  /** Gone rows disappear, and where others wait, they are loaded. */
  async function settle(): Promise<void> {
    const page = $page.get();
    if (page.state !== 'ready') return;
    const settled = withoutGone(page);
    if (page.gone) $page.set(settled);
    if (isOutdated || (settled.rows.length === 0 && settled.total > 0)) await refresh();
  }

  function hold(now: boolean): void {
    if (isHeld === now) return;
    isHeld = now;
    if (!isHeld) void settle();
  }

  async function showWaiting(): Promise<void> {
    await load(true);
  }

  function reset(): void {
    latestLoadId += 1;
    isLoading = false;
    isOutdated = false;
    reader.dropPrefetched();
    reader.forgetPages();
    pageNumber = 1;
    $query.set(options.query ?? {});
    $page.set({ state: 'loading' });
  }

  return {
    firstCall: target(options.endpoint, { ...options.query, limit: options.pageSize }).path,
    $page,
    $query,
    refresh,
    open,
    change,
    pageNumber: () => pageNumber,
    setQuery,
    next,
    prefetchNext,
    previous,
    find,
    put,
    remove,
    hold,
    showWaiting,
    reset,
  };
}

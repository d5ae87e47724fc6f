import type { ListSpec } from '@prahari/contract/endpoint';
import { atom, type ReadableAtom } from 'nanostores';
import type { ListEndpoint, RowOf } from '../../api/call-page.ts';
import { target } from '../../api/request.ts';
import { isMissingEndpoint } from '../toasts/failure.ts';
import { createFrozenRows, idOf } from './frozen-rows.ts';
import { createInFlight, type InFlight } from './in-flight.ts';
import type { ListState, ReadyPage } from './list-state.ts';
import { pageSizeOfWindow } from './page-size.ts';
import { createPages, type Query } from './pages.ts';

export type { Query };

/** Query and page of a list. `sort` defaults to the list's order, `page` to the first. */
export type Shown = Query & { page?: number };

export interface ListOptions<E extends ListEndpoint> {
  endpoint: E;
  /** Rows of a page; as many as fit the window if left out. */
  pageSize?: number;
  query?: Query;
  /** The order of rows of a status, where it is another than that of `query`. */
  sortOf?: (status: string) => string | undefined;
  /** Reports a failure. The returned message is kept in the state. */
  failed: (error: unknown) => string | undefined;
}

export interface List<Row> {
  /** Path and query of the first load; without the number after `limit=` if the window decides it. */
  firstCall: string;
  pageSize: number;
  $page: ReadableAtom<ListState<Row>>;
  $query: ReadableAtom<Query>;
  $pending: InFlight['$ids'];
  /** Runs `work` unless it runs for this row, so that a double click sends one request. */
  run: InFlight['run'];
  /** Reloads the page. While frozen, marks `changed` rows that left it as removed, as `patch` changed them. */
  refresh: (changed?: ReadonlySet<string>, patch?: object) => Promise<void>;
  /** Loads the visible list unless a load is running or has failed. */
  open: (shown: Shown) => Promise<void>;
  /** Loads other rows if `shown` differs. Returns true if it does. */
  change: (shown: Shown) => Promise<boolean>;
  /** The number of the page, from 1. */
  $pageNumber: ReadableAtom<number>;
  /** Changes the query and goes back to the first page. */
  setQuery: (patch: Query) => Promise<void>;
  next: () => Promise<void>;
  /** Prefetches the next page, for a `next` within seconds. */
  prefetchNext: () => void;
  previous: () => Promise<void>;
  find: (id: string) => Row | undefined;
  /** Replaces a row; one that no longer matches the status filter leaves the page. */
  put: (row: Row) => void;
  /** Removes a deleted row and reloads the page. */
  remove: (id: string) => void;
  /** Freezes rows while the user points at or focuses the list, and reloads afterwards. */
  freeze: (isFrozen: boolean) => void;
  /** Shows the changes of others, even while rows are frozen. */
  showPendingChanges: () => Promise<void>;
  /** Clears rows and query. */
  reset: () => void;
}

/** Creates a list that the server searches, sorts and pages. */
export function createList<E extends ListEndpoint>(options: ListOptions<E>): List<RowOf<E>> {
  type Row = RowOf<E>;
  const { endpoint, failed, query: firstQuery = {}, sortOf = () => undefined } = options;
  // Once per visit, because a cursor is the end of a page of this size.
  const pageSize = options.pageSize ?? pageSizeOfWindow();
  const firstPath = target(endpoint, firstQuery).path;
  const rows = createFrozenRows<Row>();
  const pages = createPages(endpoint, pageSize);
  const inFlight = createInFlight();
  const { $page } = rows;
  const $query = atom<Query>(firstQuery);
  const $pageNumber = atom(1);
  /** True until rows that the user asked for are shown, even if a refresh loads them. */
  let isAsked = false;

  /** Returns false if the load failed; a superseded load counts as successful. */
  async function load(number: number, show: (page: ReadyPage<Row>) => void): Promise<boolean> {
    isAsked ||= show === rows.replace;
    const before = $page.get();
    $page.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
    try {
      const loaded = await pages.load($query.get(), number);
      if (!loaded) return true;
      const present = isAsked ? rows.replace : show;
      isAsked = false;
      present(loaded.page);
      $pageNumber.set(loaded.number);
      const page = $page.get();
      const isBeyondEnd = page.state === 'ready' && page.rows.length === 0 && loaded.number > 1;
      return isBeyondEnd ? load(loaded.number - 1, rows.replace) : true;
    } catch (error) {
      isAsked = false;
      if (isMissingEndpoint(error)) {
        $page.set({ state: 'absent' });
        return true;
      }
      const message = failed(error);
      const page = $page.get();
      if (page.state === 'ready') $page.set({ ...page, busy: false });
      else $page.set({ state: 'failed', ...(message && { message }) });
      return false;
    }
  }

  async function refresh(changed?: ReadonlySet<string>, patch: object = {}): Promise<void> {
    if (changed) rows.change(changed, patch);
    await load($pageNumber.get(), rows.refresh);
  }

  async function showQuery({ q, sort, status, day }: Query, page: number): Promise<void> {
    $query.set({
      ...(q && { q }),
      ...(sort && { sort }),
      ...(status && { status }),
      ...(day && { day }),
    });
    pages.forget();
    $pageNumber.set(page);
    // Don't show rows of the previous query as results of this one.
    if (!(await load(page, rows.replace))) $page.set({ state: 'failed' });
  }

  const known = endpoint.list as ListSpec;

  async function change({
    q = '',
    status = '',
    sort = '',
    page = $pageNumber.get(),
  }: Shown): Promise<boolean> {
    const now = $query.get();
    const wanted = {
      q,
      status: known.status.includes(status) ? status : '',
      sort: known.sort.includes(sort.replace('-', '')) ? sort : (sortOf(status) ?? firstQuery.sort ?? ''),
    };
    if ((['q', 'status', 'sort'] as const).some((part) => (now[part] ?? '') !== wanted[part]))
      await showQuery(wanted, page);
    else if (page === $pageNumber.get()) return false;
    else await load(page, rows.replace);
    return true;
  }

  function leave(id: string): void {
    if (rows.remove(id)) void refresh();
  }

  return {
    firstCall: `${firstPath}${firstPath.includes('?') ? '&' : '?'}limit=${options.pageSize ?? ''}`,
    pageSize,
    $page,
    $query,
    $pending: inFlight.$ids,
    run: inFlight.run,
    refresh,
    async open(shown) {
      const isChanged = await change(shown);
      if (!isChanged && !pages.isLoading() && $page.get().state !== 'failed') await refresh();
    },
    change,
    $pageNumber,
    setQuery: (patch) => showQuery({ ...$query.get(), ...patch }, 1),
    async next() {
      const page = $page.get();
      if (page.state === 'ready' && !page.busy && page.hasNext)
        await load($pageNumber.get() + 1, rows.replace);
    },
    prefetchNext() {
      const page = $page.get();
      if (page.state === 'ready' && page.hasNext) pages.prefetch($query.get(), $pageNumber.get() + 1);
    },
    async previous() {
      const number = $pageNumber.get();
      if (number > 1) await load(number - 1, rows.replace);
    },
    find: rows.find,
    put(row) {
      pages.dropPrefetched();
      rows.put(row);
      const filtered = $query.get().status;
      // Accounts are filtered by role, which does not change.
      const { status = filtered } = row as { status?: string };
      if (filtered && status !== filtered) leave(idOf(row));
    },
    remove(id) {
      pages.dropPrefetched();
      rows.change(new Set([id]), { status: 'deleted' });
      leave(id);
    },
    freeze(isFrozen) {
      if (rows.freeze(isFrozen)) void refresh();
    },
    async showPendingChanges() {
      await load($pageNumber.get(), rows.replace);
    },
    reset() {
      pages.forget();
      $query.set(firstQuery);
      rows.replace({ state: 'loading' });
      $pageNumber.set(1);
    },
  };
}

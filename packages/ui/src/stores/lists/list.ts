import type { ListSpec } from '@prahari/contract/endpoint';
import { atom, type ReadableAtom } from 'nanostores';
import type { ListEndpoint, RowOf } from '../../api/call-page.ts';
import { target } from '../../api/request.ts';
import { isMissingEndpoint } from '../toasts/failure.ts';
import { createFrozenRows, idOf } from './frozen-rows.ts';
import { createInFlight, type InFlight } from './in-flight.ts';
import type { ListState, ReadyPage } from './list-state.ts';
import { createPages, type Query } from './pages.ts';

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
  /** Ids of the rows with a running request. */
  $pending: InFlight['$ids'];
  /** Runs `work` unless a request for the row is running, so that a double click sends one. */
  run: InFlight['run'];
  /**
   * Loads the current page again. Failures are reported, never thrown. While rows are frozen, those with `changed` ids that left the
   * page are marked as removed.
   */
  refresh: (changed?: ReadonlySet<string>) => Promise<void>;
  /** Called when the list becomes visible: loads it unless a load is running or has failed. */
  open: (shown: Shown) => Promise<void>;
  /** Loads other rows if `shown` asks for any. Returns true if it does. */
  change: (shown: Shown) => Promise<boolean>;
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
  /** Takes a row that was deleted from the page, which is loaded again. */
  remove: (id: string) => void;
  /**
   * Freezes rows while the user points at or focuses the list. Removed rows stay, greyed out, until it is called with false; then
   * newer ones are loaded.
   */
  freeze: (isFrozen: boolean) => void;
  /** Shows the rows that others changed, even while rows are frozen. */
  showPendingChanges: () => Promise<void>;
  /** Clears rows and query, as before the first load. */
  reset: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** A list that the server searches, sorts and pages. */
export function createList<E extends ListEndpoint>(options: ListOptions<E>): List<RowOf<E>> {
  type Row = RowOf<E>;
  const { endpoint, pageSize, failed, query: firstQuery = {} } = options;
  const rows = createFrozenRows<Row>();
  const pages = createPages(endpoint, pageSize);
  const inFlight = createInFlight();
  const { $page } = rows;
  const $query = atom<Query>(firstQuery);
  let pageNumber = 1;

  /** Returns false if the load failed; one that a later load replaced counts as successful. */
  async function load(number: number, show: (page: ReadyPage<Row>) => void): Promise<boolean> {
    const before = $page.get();
    $page.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
    try {
      const loaded = await pages.load($query.get(), number);
      if (!loaded) return true;
      pageNumber = loaded.number;
      show(loaded.page);
      const page = $page.get();
      const isBeyondEnd = page.state === 'ready' && page.rows.length === 0 && pageNumber > 1;
      return isBeyondEnd ? load(pageNumber - 1, rows.replace) : true;
    } catch (error) {
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

  async function refresh(changed = NONE): Promise<void> {
    await load(pageNumber, (page) => rows.refresh(page, changed));
  }

  async function showQuery({ q, sort, status }: Query, page: number): Promise<void> {
    $query.set({ ...(q && { q }), ...(sort && { sort }), ...(status && { status }) });
    pages.forget();
    pageNumber = page;
    // Rows of the previous query are not shown as results of this one.
    if (!(await load(page, rows.replace))) $page.set({ state: 'failed' });
  }

  const known = endpoint.list as ListSpec;

  async function change({ q = '', status = '', sort = '', page = pageNumber }: Shown): Promise<boolean> {
    const now = $query.get();
    const wanted = {
      q,
      status: known.status.includes(status) ? status : '',
      sort: known.sort.includes(sort.replace('-', '')) ? sort : (firstQuery.sort ?? ''),
    };
    if ((['q', 'status', 'sort'] as const).some((part) => (now[part] ?? '') !== wanted[part]))
      await showQuery(wanted, page);
    else if (page === pageNumber) return false;
    else await load(page, rows.replace);
    return true;
  }

  function leave(id: string): void {
    if (rows.remove(id)) void refresh();
  }

  return {
    firstCall: target(endpoint, { ...firstQuery, limit: pageSize }).path,
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
    pageNumber: () => pageNumber,
    setQuery: (patch) => showQuery({ ...$query.get(), ...patch }, 1),
    async next() {
      const page = $page.get();
      if (page.state === 'ready' && !page.busy && page.hasNext) await load(pageNumber + 1, rows.replace);
    },
    prefetchNext() {
      const page = $page.get();
      if (page.state === 'ready' && page.hasNext) pages.prefetch($query.get(), pageNumber + 1);
    },
    async previous() {
      if (pageNumber > 1) await load(pageNumber - 1, rows.replace);
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
      leave(id);
    },
    freeze(isFrozen) {
      if (rows.freeze(isFrozen)) void refresh();
    },
    async showPendingChanges() {
      await load(pageNumber, rows.replace);
    },
    reset() {
      pages.forget();
      pageNumber = 1;
      $query.set(firstQuery);
      rows.replace({ state: 'loading' });
    },
  };
}

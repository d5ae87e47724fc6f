import type { ListQuery } from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { callPage, type ListEndpoint, type Page, type RowOf } from '../api/call-page.ts';
import { isAbsent } from './failure.ts';

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
    };

export type Query = Pick<ListQuery, 'q' | 'sort' | 'status'>;

export interface ListOptions<E extends ListEndpoint> {
  endpoint: E;
  /** Number of rows per page. */
  pageSize: number;
  query?: Query;
  /** Called to report a failure; the returned message is kept in the state. */
  failed: (error: unknown) => string | undefined;
}

export interface List<Row> {
  $page: ReadableAtom<ListState<Row>>;
  $query: ReadableAtom<Query>;
  /** Loads the current page. Failures are reported, never thrown. */
  refresh: () => Promise<void>;
  /** Called when the list becomes visible: loads it unless a load is running or has failed. */
  open: (query: Query) => Promise<void>;
  /** Changes the query and goes back to the first page. */
  setQuery: (patch: Query) => Promise<void>;
  next: () => Promise<void>;
  /** Loads the next page ahead, for a `next` within a few seconds. */
  prefetchNext: () => void;
  previous: () => Promise<void>;
  /** The row of the current page with this id. */
  find: (id: string) => Row | undefined;
  /** Replaces a row by its newer version, or removes it from the page when it no longer has the filtered status. */
  put: (row: Row) => void;
  /** Clears rows and query, as before the first load. */
  reset: () => void;
}

/** A page loaded earlier is shown for so long: its rows may have changed since. */
const FRESH_MS = 5000;

/** A list that the server searches, sorts and pages. */
export function createList<E extends ListEndpoint>(options: ListOptions<E>): List<RowOf<E>> {
  type Row = RowOf<E> & { _id: string; status?: string };
  const $page = atom<ListState<RowOf<E>>>({ state: 'loading' });
  const $query = atom<Query>(options.query ?? {});
  let cursors: (string | undefined)[] = [undefined];
  let nextCursor: string | null = null;
  let latestLoadId = 0;
  let isLoading = false;
  let ahead: { cursor: string; at: number; page: Promise<Page<RowOf<E>>> } | undefined;

  const pageNumber = () => cursors.length - 1;

  function show({ data, total, totalIsMinimum = false, nextCursor: next }: Page<RowOf<E>>): void {
    nextCursor = next;
    const from = data.length ? pageNumber() * options.pageSize + 1 : 0;
    const counted = { total, ...(totalIsMinimum && { totalIsMinimum }) };
    $page.set({ state: 'ready', rows: data, ...counted, from, hasNext: next !== null, busy: false });
  }

  const ask = (cursor: string | undefined) =>
    callPage(options.endpoint, { ...$query.get(), limit: options.pageSize, ...(cursor && { cursor }) });

  /** Takes the page that was loaded ahead, or asks for it. */
  function take(cursor: string | undefined): Promise<Page<RowOf<E>>> {
    const early = ahead;
    ahead = undefined;
    const isFresh = early && early.cursor === cursor && Date.now() - early.at < FRESH_MS;
    return isFresh ? early.page.catch(() => ask(cursor)) : ask(cursor);
  }

  function prefetchNext(): void {
    if (nextCursor === null || isLoading) return;
    if (ahead?.cursor === nextCursor && Date.now() - ahead.at < FRESH_MS) return;
    const page = ask(nextCursor);
    // reported when the page is asked for
    page.catch(() => undefined);
    ahead = { cursor: nextCursor, at: Date.now(), page };
  }

  /** Loads the current page. Returns false when it failed; a load that a later one replaced counts as successful. */
  async function load(): Promise<boolean> {
    latestLoadId += 1;
    const loadId = latestLoadId;
    isLoading = true;
    const before = $page.get();
    $page.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
    const cursor = cursors.at(-1);
    try {
      const page = await take(cursor);
      if (loadId !== latestLoadId) return true;
      isLoading = false;
      show(page);
      if (page.data.length === 0 && pageNumber() > 0) await previous();
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
      $page.set(before.state === 'ready' ? { ...before, busy: false } : failed);
      return false;
    }
  }

  async function goTo(wanted: (string | undefined)[]): Promise<void> {
    const before = cursors;
    cursors = wanted;
    if (!(await load())) cursors = before;
  }

  async function refresh(): Promise<void> {
    await load();
  }

  async function open({ q = '', status = '' }: Query): Promise<void> {
    const now = $query.get();
    if ((now.q ?? '') !== q || (now.status ?? '') !== status) await setQuery({ q, status });
    else if (!isLoading && $page.get().state !== 'failed') await load();
  }

  async function setQuery(patch: Query): Promise<void> {
    const { q, sort, status } = { ...$query.get(), ...patch };
    $query.set({ ...(q && { q }), ...(sort && { sort }), ...(status && { status }) });
    cursors = [undefined];
    // Do not show rows of the previous query as results of this one.
    if (!(await load())) $page.set({ state: 'failed' });
  }

  async function next(): Promise<void> {
    const page = $page.get();
    if (page.state !== 'ready' || page.busy || nextCursor === null) return;
    await goTo([...cursors, nextCursor]);
  }

  async function previous(): Promise<void> {
    if (cursors.length > 1) await goTo(cursors.slice(0, -1));
  }

  function find(id: string): RowOf<E> | undefined {
    const page = $page.get();
    return page.state === 'ready' ? page.rows.find((row) => (row as Row)._id === id) : undefined;
  }

  function put(row: RowOf<E>): void {
    const page = $page.get();
    if (page.state !== 'ready') return;
    const { _id, status } = row as Row;
    const wanted = $query.get().status;
    const isSame = (other: RowOf<E>) => (other as Row)._id === _id;
    if (!page.rows.some(isSame)) return;
    ahead = undefined;
    const rows =
      wanted && status !== wanted
        ? page.rows.filter((other) => !isSame(other))
        : page.rows.map((other) => (isSame(other) ? row : other));
    const total = page.total - page.rows.length + rows.length;
    $page.set({ ...page, rows, total, from: rows.length ? page.from : 0 });
    // The page is empty, but others are not.
    if (rows.length === 0 && total > 0) void refresh();
  }

  function reset(): void {
    latestLoadId += 1;
    isLoading = false;
    ahead = undefined;
    cursors = [undefined];
    nextCursor = null;
    $query.set(options.query ?? {});
    $page.set({ state: 'loading' });
  }

  return { $page, $query, refresh, open, setQuery, next, prefetchNext, previous, find, put, reset };
}

import type { ListQuery } from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { callPage, type ListEndpoint, type Page, type RowOf } from '../api/call-page.ts';
import { isAbsent } from './failure.ts';

/** One page of a list as a table shows it. */
export type ListState<Row> =
  | { state: 'loading' }
  /** The server has no such list (DECISIONS section 4). */
  | { state: 'absent' }
  | {
      state: 'failed';
      /** The message shown for it. */
      message?: string;
    }
  | {
      state: 'ready';
      rows: readonly Row[];
      /** Rows that match the query, on all pages. */
      total: number;
      /** The position of the first row, from 1; 0 when there is none. */
      from: number;
      hasNext: boolean;
      /** True while newer rows are loading; the old ones stay. */
      busy: boolean;
    };

export type Query = Pick<ListQuery, 'q' | 'sort' | 'status'>;

export interface ListOptions<E extends ListEndpoint> {
  endpoint: E;
  /** Rows on a page. */
  pageSize: number;
  query?: Query;
  /** Reports the failure; the message it returns is kept in the state. */
  failed: (error: unknown) => string | undefined;
}

export interface List<Row> {
  $page: ReadableAtom<ListState<Row>>;
  $query: ReadableAtom<Query>;
  /** Loads the page, or loads it again. Failures are reported, never thrown. */
  refresh: () => Promise<void>;
  /** For a list that comes on screen: loads it unless a load is on its way or has failed. */
  open: (query: Query) => Promise<void>;
  /** Changes the query and goes back to the first page. */
  setQuery: (patch: Query) => Promise<void>;
  next: () => Promise<void>;
  previous: () => Promise<void>;
  /** A row of the page. */
  find: (id: string) => Row | undefined;
  /** Replaces a row by its newer version; one that no longer has the status asked for leaves the page. */
  put: (row: Row) => void;
  /** Forgets rows and query, as before the first load. */
  reset: () => void;
}

/** A list that the server searches, sorts and pages. */
export function createList<E extends ListEndpoint>(options: ListOptions<E>): List<RowOf<E>> {
  type Row = RowOf<E> & { _id: string; status?: string };
  const $page = atom<ListState<RowOf<E>>>({ state: 'loading' });
  const $query = atom<Query>(options.query ?? {});
  let cursors: (string | undefined)[] = [undefined];
  let nextCursor: string | null = null;
  let latest = 0;
  let isLoading = false;

  const pageNumber = () => cursors.length - 1;

  function show({ data, total, nextCursor: next }: Page<RowOf<E>>): void {
    nextCursor = next;
    const from = data.length ? pageNumber() * options.pageSize + 1 : 0;
    $page.set({ state: 'ready', rows: data, total, from, hasNext: next !== null, busy: false });
  }

  /** True when it shows what was asked for; a later load that overtook this one counts as that. */
  async function load(): Promise<boolean> {
    latest += 1;
    const mine = latest;
    isLoading = true;
    const before = $page.get();
    $page.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
    const cursor = cursors.at(-1);
    try {
      const page = await callPage(options.endpoint, {
        ...$query.get(),
        limit: options.pageSize,
        ...(cursor && { cursor }),
      });
      if (mine !== latest) return true;
      isLoading = false;
      show(page);
      if (page.data.length === 0 && pageNumber() > 0) await previous();
      return true;
    } catch (error) {
      if (mine !== latest) return true;
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
    // Rows of the query before this one would be taken for its result.
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
    const rows =
      wanted && status !== wanted
        ? page.rows.filter((other) => !isSame(other))
        : page.rows.map((other) => (isSame(other) ? row : other));
    const total = page.total - page.rows.length + rows.length;
    $page.set({ ...page, rows, total, from: rows.length ? page.from : 0 });
    // The page is empty but others are not.
    if (rows.length === 0 && total > 0) void refresh();
  }

  function reset(): void {
    latest += 1;
    isLoading = false;
    cursors = [undefined];
    nextCursor = null;
    $query.set(options.query ?? {});
    $page.set({ state: 'loading' });
  }

  return { $page, $query, refresh, open, setQuery, next, previous, find, put, reset };
}

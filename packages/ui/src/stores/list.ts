import type { EndpointSpec, ListQuery } from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { call, type InputOf } from '../api/call.ts';
import { asRaw, num, rowsOf, text } from '../api/read.ts';
import { type FilterRules, filterAndSort } from './filter-and-sort.ts';

/** One page of a list as a table shows it. */
export type ListState<Row> =
  | { state: 'loading' }
  | {
      state: 'failed';
      /** What was said about it. */
      message?: string;
    }
  | {
      state: 'ready';
      rows: readonly Row[];
      /** Rows that fit the query, on all pages. */
      total: number;
      /** Which row the page starts with, from 1; 0 when there is none. */
      from: number;
      hasNext: boolean;
      /** True while newer rows are on their way; the old ones stay. */
      busy: boolean;
    };

export type Query = Pick<ListQuery, 'q' | 'sort' | 'status'>;

export interface ListOptions<Row> extends FilterRules<Row> {
  endpoint: EndpointSpec & { list: object };
  toRow: (raw: unknown) => Row;
  /** Rows on a page. */
  pageSize: number;
  query?: Query;
  /** Words and shows the failure; what it returns is kept beside the state. */
  failed: (error: unknown) => string | undefined;
}

export interface List<Row> {
  $page: ReadableAtom<ListState<Row>>;
  $query: ReadableAtom<Query>;
  /** Loads, or loads again what is shown; resolves when done. Failures are reported, never thrown. */
  refresh: () => Promise<void>;
  /** Changes the query and goes back to the first page. */
  setQuery: (patch: Query) => Promise<void>;
  next: () => Promise<void>;
  previous: () => Promise<void>;
  /** Forgets rows and query, as before the first load. */
  reset: () => void;
}

/** A list that the server searches, sorts and pages; where a reply has no `total` it is complete, and the browser does. */
export function createList<Row>(options: ListOptions<Row>): List<Row> {
  const $page = atom<ListState<Row>>({ state: 'loading' });
  const $query = atom<Query>(options.query ?? {});
  let cursors: (string | undefined)[] = [undefined];
  let upcoming: string | undefined;
  let complete: readonly Row[] | undefined;
  let latest = 0;

  const pageNumber = () => cursors.length - 1;

  function showComplete(rows: readonly Row[]): void {
    const found = filterAndSort(rows, $query.get(), options);
    const pages = Math.max(1, Math.ceil(found.length / options.pageSize));
    cursors = cursors.slice(0, pages);
    const start = pageNumber() * options.pageSize;
    const page = found.slice(start, start + options.pageSize);
    const hasNext = start + page.length < found.length;
    $page.set({
      state: 'ready',
      rows: page,
      total: found.length,
      from: page.length ? start + 1 : 0,
      hasNext,
      busy: false,
    });
  }

  function show(reply: unknown): void {
    const rows = rowsOf(reply).map(options.toRow);
    const total = num(asRaw(reply).total, null);
    complete = total === null ? rows : undefined;
    if (complete) {
      showComplete(complete);
      return;
    }
    upcoming = text(asRaw(reply).nextCursor) || undefined;
    const from = rows.length ? pageNumber() * options.pageSize + 1 : 0;
    $page.set({
      state: 'ready',
      rows,
      total: total ?? rows.length,
      from,
      hasNext: Boolean(upcoming),
      busy: false,
    });
  }

  /** True when it shows what was asked for; a later question that overtook this one counts as that. */
  async function load(): Promise<boolean> {
    latest += 1;
    const mine = latest;
    const before = $page.get();
    $page.set(before.state === 'ready' ? { ...before, busy: true } : { state: 'loading' });
    const cursor = cursors.at(-1);
    const query = { ...$query.get(), limit: options.pageSize, ...(cursor && { cursor }) };
    try {
      const reply = await call(options.endpoint, query as InputOf<typeof options.endpoint>);
      if (mine !== latest) return true;
      show(reply);
      const now = $page.get();
      if (now.state === 'ready' && now.rows.length === 0 && pageNumber() > 0) await previous();
      return true;
    } catch (error) {
      if (mine !== latest) return true;
      const message = options.failed(error);
      const failed = { state: 'failed' as const, ...(message && { message }) };
      $page.set(before.state === 'ready' ? { ...before, busy: false } : failed);
      return false;
    }
  }

  async function move(): Promise<boolean> {
    if (!complete) return load();
    showComplete(complete);
    return true;
  }

  async function goTo(wanted: (string | undefined)[]): Promise<void> {
    const before = cursors;
    cursors = wanted;
    if (!(await move())) cursors = before;
  }

  async function refresh(): Promise<void> {
    await load();
  }

  async function setQuery(patch: Query): Promise<void> {
    const { q, sort, status } = { ...$query.get(), ...patch };
    $query.set({ ...(q && { q }), ...(sort && { sort }), ...(status && { status }) });
    cursors = [undefined];
    // Rows that answer the question before this one would be taken for its answer.
    if (!(await move())) $page.set({ state: 'failed' });
  }

  async function next(): Promise<void> {
    const page = $page.get();
    if (page.state !== 'ready' || page.busy || !page.hasNext) return;
    await goTo([...cursors, upcoming]);
  }

  async function previous(): Promise<void> {
    if (cursors.length > 1) await goTo(cursors.slice(0, -1));
  }

  function reset(): void {
    latest += 1;
    cursors = [undefined];
    complete = undefined;
    $query.set(options.query ?? {});
    $page.set({ state: 'loading' });
  }

  return { $page, $query, refresh, setQuery, next, previous, reset };
}

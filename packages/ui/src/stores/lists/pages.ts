import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import { callPage, type ListEndpoint, type Page, type RowOf } from '../../api/call-page.ts';
import type { ReadyPage } from './list-state.ts';

export type Query = Pick<ListQuery, 'q' | 'sort' | 'status' | 'day'>;

/** A prefetched page is shown for this long; later its rows may have changed. */
const FRESH_MS = 5000;

export interface NumberedPage<Row> {
  /** From 1. */
  number: number;
  page: ReadyPage<Row>;
}

/** Fetches pages of a list by number, from 1. The server knows them only by cursor. */
export function createPages<E extends ListEndpoint>(endpoint: E, pageSize: number) {
  type Reply = Page<RowOf<E>>;
  /** Cursors by page number. The first page has none; a page from the URL may be unknown. */
  let cursors = new Map<number, string>();
  let prefetched: { cursor: string; at: number; reply: Promise<Reply> } | undefined;
  let latestLoadId = 0;
  let isLoading = false;

  const fetchPage = (query: Query, cursor: string | undefined, limit = pageSize): Promise<Reply> =>
    callPage(endpoint, { ...query, limit, ...(cursor && { cursor }) });

  const isFresh = (cursor: string | undefined) =>
    prefetched?.cursor === cursor && Date.now() - (prefetched?.at ?? 0) < FRESH_MS;

  function take(query: Query, cursor: string | undefined): Promise<Reply> {
    const early = prefetched && isFresh(cursor) ? prefetched.reply : undefined;
    prefetched = undefined;
    return early ? early.catch(() => fetchPage(query, cursor)) : fetchPage(query, cursor);
  }

  /** Finds the cursor of a page not reached by Next, in the largest possible steps. */
  async function findCursor(query: Query, number: number): Promise<string | null | undefined> {
    let cursor: string | null | undefined;
    for (let before = (number - 1) * pageSize; before > 0 && cursor !== null; before -= LIST_LIMIT_MAX)
      cursor = (await fetchPage(query, cursor, Math.min(before, LIST_LIMIT_MAX))).nextCursor;
    return cursor;
  }

  async function read(query: Query, wanted: number): Promise<NumberedPage<RowOf<E>>> {
    const cursorsOfQuery = cursors;
    const cursor = cursors.get(wanted) ?? (await findCursor(query, wanted));
    // A list that is too short shows its first page.
    const number = cursor === null ? 1 : wanted;
    const reply = await take(query, cursor ?? undefined);
    const { data: rows, total, totalIsMinimum, searchIsCut, nextCursor } = reply;
    if (cursor) cursorsOfQuery.set(number, cursor);
    if (nextCursor !== null) cursorsOfQuery.set(number + 1, nextCursor);
    return {
      number,
      page: {
        state: 'ready',
        rows,
        total,
        ...(totalIsMinimum && { totalIsMinimum }),
        ...(searchIsCut && { searchIsCut }),
        from: rows.length ? (number - 1) * pageSize + 1 : 0,
        hasNext: nextCursor !== null,
        busy: false,
      },
    };
  }

  return {
    isLoading: () => isLoading,
    /** Loads a page, or the first without it; undefined when superseded. @throws ApiError */
    async load(query: Query, number: number): Promise<NumberedPage<RowOf<E>> | undefined> {
      latestLoadId += 1;
      const loadId = latestLoadId;
      isLoading = true;
      try {
        const loaded = await read(query, number);
        return loadId === latestLoadId ? loaded : undefined;
      } catch (error) {
        if (loadId === latestLoadId) throw error;
        return undefined;
      } finally {
        if (loadId === latestLoadId) isLoading = false;
      }
    },
    /** Prefetches a page for a `load` within seconds. */
    prefetch(query: Query, number: number): void {
      const cursor = cursors.get(number);
      if (isLoading || !cursor || isFresh(cursor)) return;
      const reply = fetchPage(query, cursor);
      // `load` reports the failure.
      reply.catch(() => undefined);
      prefetched = { cursor, at: Date.now(), reply };
    },
    /** Drops the prefetched page after a change of rows. */
    dropPrefetched(): void {
      prefetched = undefined;
    },
    /** Forgets cursors and ignores a running load after a change of the query. */
    forget(): void {
      latestLoadId += 1;
      isLoading = false;
      cursors = new Map();
      prefetched = undefined;
    },
  };
}

import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import { callPage, type ListEndpoint, type Page, type RowOf } from '../../api/call-page.ts';
import type { ReadyPage } from './list-state.ts';

export type Query = Pick<ListQuery, 'q' | 'sort' | 'status'>;

/** For how long a prefetched page may be shown; later its rows may have changed. */
const FRESH_MS = 5000;

export interface NumberedPage<Row> {
  /** From 1. */
  number: number;
  page: ReadyPage<Row>;
}

/** Fetches pages of a list by their numbers, from 1: the server knows them by cursors only. */
export function createPages<E extends ListEndpoint>(endpoint: E, pageSize: number) {
  type Reply = Page<RowOf<E>>;
  /** Where a page begins, by its number. The first has none, and a page that the URL named may not be known yet. */
  let cursors = new Map<number, string>();
  let prefetched: { cursor: string; at: number; reply: Promise<Reply> } | undefined;
  let latestLoadId = 0;
  let isLoading = false;

  const fetchPage = (query: Query, cursor: string | undefined, limit = pageSize): Promise<Reply> =>
    callPage(endpoint, { ...query, limit, ...(cursor && { cursor }) });

  const isFresh = (cursor: string | undefined) =>
    prefetched?.cursor === cursor && Date.now() - (prefetched?.at ?? 0) < FRESH_MS;

  /** Takes the prefetched page, or fetches it. */
  function take(query: Query, cursor: string | undefined): Promise<Reply> {
    const early = prefetched && isFresh(cursor) ? prefetched.reply : undefined;
    prefetched = undefined;
    return early ? early.catch(() => fetchPage(query, cursor)) : fetchPage(query, cursor);
  }

  /** Finds the cursor of a page that was not reached by Next, with as many rows a call as the server sends. */
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
    const { data: rows, total, totalIsMinimum, nextCursor } = reply;
    if (cursor) cursorsOfQuery.set(number, cursor);
    if (nextCursor !== null) cursorsOfQuery.set(number + 1, nextCursor);
    return {
      number,
      page: {
        state: 'ready',
        rows,
        total,
        ...(totalIsMinimum && { totalIsMinimum }),
        from: rows.length ? (number - 1) * pageSize + 1 : 0,
        hasNext: nextCursor !== null,
        busy: false,
      },
    };
  }

  return {
    isLoading: () => isLoading,
    /**
     * Loads a page, or the first one when the list is too short for it. Undefined when a later load has replaced this one.
     * @throws ApiError
     */
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
    /** Loads a page ahead, for a `load` within a few seconds. */
    prefetch(query: Query, number: number): void {
      const cursor = cursors.get(number);
      if (isLoading || !cursor || isFresh(cursor)) return;
      const reply = fetchPage(query, cursor);
      // `load` reports the failure
      reply.catch(() => undefined);
      prefetched = { cursor, at: Date.now(), reply };
    },
    /** Rows changed: a page that was prefetched is fetched again. */
    dropPrefetched(): void {
      prefetched = undefined;
    },
    /** The query changed: pages begin elsewhere, and a running load is ignored. */
    forget(): void {
      latestLoadId += 1;
      isLoading = false;
      cursors = new Map();
      prefetched = undefined;
    },
  };
}

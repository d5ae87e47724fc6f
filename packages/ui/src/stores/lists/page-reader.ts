import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import { callPage, type ListEndpoint, type Page, type RowOf } from '../../api/call-page.ts';

export type Query = Pick<ListQuery, 'q' | 'sort' | 'status'>;

/** For how long a page loaded ahead may be shown; later its rows may have changed. */
const FRESH_MS = 5000;

/** Reads pages of a list by their numbers, from 1: the server knows them by cursors only. */
export function createPageReader<E extends ListEndpoint>(endpoint: E, pageSize: number) {
  type Read = Page<RowOf<E>>;
  /** Where a page begins, by its number. The first has none, and a page that the URL named may not be known yet. */
  let cursors = new Map<number, string>();
  let ahead: { cursor: string; at: number; page: Promise<Read> } | undefined;

  const requestPage = (query: Query, cursor: string | undefined, limit = pageSize): Promise<Read> =>
    callPage(endpoint, { ...query, limit, ...(cursor && { cursor }) });

  const isFresh = (cursor: string | undefined) =>
    ahead?.cursor === cursor && Date.now() - (ahead?.at ?? 0) < FRESH_MS;

  /** Takes the page that was loaded ahead, or asks for it. */
  function take(query: Query, cursor: string | undefined): Promise<Read> {
    const early = ahead && isFresh(cursor) ? ahead.page : undefined;
    ahead = undefined;
    return early ? early.catch(() => requestPage(query, cursor)) : requestPage(query, cursor);
  }

  /** Walks to a page that was not reached by Next, as many rows at once as the server sends. */
  async function walk(query: Query, number: number): Promise<{ page: Read; number: number }> {
    const known = cursors;
    let cursor: string | undefined;
    for (let before = (number - 1) * pageSize; before > 0; before -= LIST_LIMIT_MAX) {
      const next = (await requestPage(query, cursor, Math.min(before, LIST_LIMIT_MAX))).nextCursor;
      if (next === null) return { page: await requestPage(query, undefined), number: 1 };
      cursor = next;
    }
    if (cursor) known.set(number, cursor);
    return { page: await requestPage(query, cursor), number };
  }

  return {
    /** Reads a page, or the first one when the list is too short for it. Returns its number as well. */
    async read(query: Query, number: number): Promise<{ page: Read; number: number }> {
      const cursor = cursors.get(number);
      if (number > 1 && !cursor) return walk(query, number);
      return { page: await take(query, cursor), number };
    },
    /** Notes where the page after this one begins. */
    noteNext({ nextCursor }: Read, number: number): void {
      if (nextCursor !== null) cursors.set(number + 1, nextCursor);
    },
    /** Loads a page whose beginning is noted, for a `read` within a few seconds. */
    prefetch(query: Query, number: number): void {
      const cursor = cursors.get(number);
      if (!cursor || isFresh(cursor)) return;
      const page = requestPage(query, cursor);
      // `read` reports the failure
      page.catch(() => undefined);
      ahead = { cursor, at: Date.now(), page };
    },
    /** Rows changed: a page that was loaded ahead is read again. */
    dropPrefetched(): void {
      ahead = undefined;
    },
    /** The query changed: the noted pages begin elsewhere. */
    forgetPages(): void {
      cursors = new Map();
    },
  };
}

import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import type { Db } from '../db/tables.ts';
import type { ListTable } from './list-table.ts';
import { batchesOf, type Page, pageOf } from './page.ts';

/** Reads rows of these ids, in any order. */
export type FetchRows<Row> = (ids: string[]) => Promise<Row[]>;

/** Rows in the order of their ids, without those that were deleted meanwhile. */
async function inOrder<Row extends { _id: string }>(ids: string[], fetch: FetchRows<Row>): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await fetch(ids)).map((row) => [row._id, row]));
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** All rows of a list, to be sent batch by batch. */
export class WholeList {
  readonly batches: AsyncIterable<readonly object[]>;
  constructor(batches: AsyncIterable<readonly object[]>) {
    this.batches = batches;
  }
}

/** A reply of one page. A whole list on a page without `limit` says no more than its rows. */
export async function replyOf<Row extends { _id: string }>(
  { limit, cursor }: ListQuery,
  { ids, ...end }: Page,
  fetch: FetchRows<Row>,
) {
  const data = await inOrder(ids, fetch);
  const isComplete = limit === undefined && cursor === undefined && end.nextCursor === null;
  return { success: true as const, data, ...(isComplete ? {} : end) };
}

/** Batches of rows of batches of ids. */
export async function* rowsOfBatches<Row extends { _id: string }>(
  batches: AsyncIterable<string[]>,
  fetch: FetchRows<Row>,
): AsyncGenerator<Row[]> {
  for await (const ids of batches) yield inOrder(ids, fetch);
}

interface OfList<Row> {
  query: ListQuery;
  fetch: FetchRows<Row>;
}

/** A page of a list, of up to 200 rows without `limit`. @throws 400 for a cursor of another list */
export async function pageReply<Row extends { _id: string }>(
  db: Db,
  list: ListTable,
  { query, owner, fetch }: OfList<Row> & { /** Only rows of this user. */ owner?: string | undefined },
) {
  const { limit = LIST_LIMIT_MAX } = query;
  return replyOf(query, await pageOf(db, list, { query, limit, owner }), fetch);
}

/** A page with `limit`, all rows without. @throws 400 for a cursor of another list */
export const listReply = async <Row extends { _id: string }>(
  db: Db,
  list: ListTable,
  { query, owner, fetch }: OfList<Row> & { owner?: string | undefined },
) =>
  query.limit === undefined
    ? new WholeList(rowsOfBatches(batchesOf(db, list, { query, owner }), fetch))
    : pageReply(db, list, { query, owner, fetch });

import { LIST_LIMIT_MAX, type ListQuery } from '@prahari/contract';
import type { Db } from '../tables.ts';
import type { ListTable } from './list-table.ts';
import { batchesOf, pageOf } from './page.ts';

type FetchRows<Row> = (ids: string[]) => Promise<Row[]>;

/** Rows in the order of their ids. An id without a row is left out: it was deleted meanwhile. */
async function inOrder<Row extends { _id: string }>(ids: string[], fetch: FetchRows<Row>): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await fetch(ids)).map((row) => [row._id, row]));
  return ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
}

/** All rows of a list, to be sent batch by batch. */
export class WholeList<Row> {
  readonly batches: AsyncIterable<Row[]>;
  constructor(batches: AsyncIterable<Row[]>) {
    this.batches = batches;
  }
}

async function* rowBatches<Row extends { _id: string }>(
  idBatches: AsyncIterable<string[]>,
  fetch: FetchRows<Row>,
): AsyncGenerator<Row[]> {
  for await (const ids of idBatches) yield inOrder(ids, fetch);
}

/**
 * A page of a list. Without `limit` it has up to 200 rows, and tells of more only when there are. @throws 400 for a cursor of
 * another list
 */
export async function pageReply<Row extends { _id: string }>(
  db: Db,
  list: ListTable,
  { query, owner, fetch }: { query: ListQuery; owner?: string; fetch: FetchRows<Row> },
) {
  const { ids, ...page } = await pageOf(db, list, { query, limit: query.limit ?? LIST_LIMIT_MAX, owner });
  const data = await inOrder(ids, fetch);
  const isWhole = query.limit === undefined && page.nextCursor === null;
  return { success: true as const, data, ...(!isWhole && page) };
}

/** A page with `limit`, all rows without. @throws 400 for a cursor of another list */
export const listReply = async <Row extends { _id: string }>(
  db: Db,
  list: ListTable,
  { query, fetch }: { query: ListQuery; fetch: FetchRows<Row> },
) =>
  query.limit === undefined
    ? new WholeList(rowBatches(batchesOf(db, list, { query }), fetch))
    : pageReply(db, list, { query, fetch });

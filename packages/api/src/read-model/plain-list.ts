import { LIST_LIMIT_MAX, LIST_TOTAL_MAX } from '@prahari/contract/constants';
import type { ListQuery } from '@prahari/contract/lists';
import { type RawBuilder, sql } from 'kysely';
import { isInvalidValue } from '../db/errors.ts';
import { isPostgres } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { decodeCursor, encodeCursor, invalidCursor } from './cursor.ts';
import { orderOf, type Sorted, where } from './order.ts';
import { type FetchRows, replyOf, rowsOfBatches, WholeList } from './reply.ts';
import { contains, isShort, SHORT_SEARCH_ROWS } from './search.ts';
import type { PageRow } from './statements.ts';

/** A text to sort by: by code point, regardless of case. */
export const lowered = (db: Db, text: RawBuilder<unknown>): RawBuilder<string> =>
  isPostgres(db) ? sql<string>`lower(${text}) collate "C"` : sql<string>`lower(${text})`;

/** A list that is read from its own tables, because it is short or nobody sorts it. */
export interface PlainList extends Sorted {
  /** A query for `id`, `status`, the columns to sort by and, if it can be searched, `search_text`. */
  rows: (db: Db, query: ListQuery) => RawBuilder<unknown>;
  /** The condition of the rows `l` that a search finds, unless they have a `search_text`. */
  search?: (db: Db, q: string) => RawBuilder<boolean>;
}

const searchText = (db: Db, q: string) => contains(db, sql.ref('l.search_text'), q);

const ofStatus = ({ status }: ListQuery): RawBuilder<unknown>[] =>
  status === undefined ? [] : [sql`l.status = ${status}`];

const conditionsOf = (
  db: Db,
  { search = searchText }: PlainList,
  query: ListQuery,
): RawBuilder<unknown>[] => [...ofStatus(query), ...(query.q ? [search(db, query.q)] : [])];

/** True for a page of a text of one or two letters, which is looked for in the first rows of the list only. */
const isCut = ({ q, limit }: ListQuery): boolean => limit !== undefined && Boolean(q) && isShort(q ?? '');

/** Returns the rows `l` that a query reads. */
function rowsRead(db: Db, list: PlainList, query: ListQuery): RawBuilder<unknown> {
  const rows = sql`(${list.rows(db, query)}) as l`;
  if (!isCut(query)) return rows;
  const { by } = orderOf(list, query);
  return sql`(select l.* from ${rows} ${where(ofStatus(query))} ${by} limit ${SHORT_SEARCH_ROWS}) as l`;
}

async function idsOf(db: Db, list: PlainList, query: ListQuery, limit: number) {
  const position = decodeCursor(list, query);
  const { key, by, after } = orderOf(list, query);
  const conditions = [...conditionsOf(db, list, query), ...(position ? [after(position)] : [])];
  const { rows } = await sql<PageRow>`select l.id, ${key} as key from ${rowsRead(db, list, query)}
    ${where(conditions)} ${by} limit ${limit + 1}`
    .execute(db)
    .catch((error: unknown) => {
      throw position && isInvalidValue(error) ? invalidCursor() : error;
    });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    ids: rows.slice(0, limit).map(({ id }) => id),
    nextCursor: last ? encodeCursor(list, query, [last.key, last.id]) : null,
  };
}

async function countOf(db: Db, list: PlainList, query: ListQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from ${rowsRead(db, list, query)} ${where(conditionsOf(db, list, query))}
    limit ${LIST_TOTAL_MAX + 1}) as counted`.execute(db);
  return rows[0]?.total ?? 0;
}

/** True if a list has more rows than a short text is looked for in. */
async function hasMoreRows(db: Db, list: PlainList, query: ListQuery): Promise<boolean> {
  const { rows } = await sql`select 1 from (${list.rows(db, query)}) as l ${where(ofStatus(query))}
    limit 1 offset ${SHORT_SEARCH_ROWS}`.execute(db);
  return rows.length > 0;
}

async function* batchesOf(db: Db, list: PlainList, query: ListQuery): AsyncGenerator<string[]> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const batch: ListQuery = { ...query, ...(cursor && { cursor }) };
    const { ids, nextCursor } = await idsOf(db, list, batch, LIST_LIMIT_MAX);
    yield ids;
    cursor = nextCursor;
  }
}

/** A page with `limit`, all rows without. @throws 400 for a cursor of another list */
export async function plainListReply<Row extends { _id: string }>(
  db: Db,
  list: PlainList,
  { query, fetch }: { query: ListQuery; fetch: FetchRows<Row> },
) {
  if (query.limit === undefined) return new WholeList(rowsOfBatches(batchesOf(db, list, query), fetch));
  const page = await idsOf(db, list, query, query.limit);
  const total = await countOf(db, list, query);
  const searchIsCut = isCut(query) && (await hasMoreRows(db, list, query));
  const end = {
    total: Math.min(total, LIST_TOTAL_MAX),
    ...((searchIsCut || total > LIST_TOTAL_MAX) && { totalIsMinimum: true as const }),
    ...(searchIsCut && { searchIsCut: true as const }),
  };
  return replyOf(query, { ...page, ...end }, fetch);
}

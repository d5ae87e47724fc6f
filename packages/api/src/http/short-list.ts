import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ShortListQuery, ShortListReply } from '@prahari/contract/lists';
import { invalidFields } from '../AppError.ts';
import { narrowRows, type Reading } from '../read-model/narrow-rows.ts';

interface Naming<Row> {
  /** The name of a row in a cursor, which no other row has. */
  nameOf: (row: Row) => string;
}

interface Cut {
  /** True if there are more rows than those that were read. */
  isCut?: boolean;
}

type Query = { [Name in keyof ShortListQuery]?: ShortListQuery[Name] | undefined } & {
  status?: string | undefined;
};

/** `shortList` for rows without an id of their own. */
export function shortListOf<Row>(
  rows: readonly Row[],
  { limit, cursor, q, sort, status }: Query,
  { nameOf, isCut = false, ...reading }: Reading<Row> & Naming<Row> & Cut,
): ShortListReply<Row> {
  if (limit === undefined && cursor !== undefined)
    throw invalidFields([{ path: 'cursor', message: 'cursor needs a limit beside it' }]);
  const all = narrowRows(rows, { q, sort, status }, reading);
  const minimum = isCut ? { totalIsMinimum: true as const } : {};
  if (limit === undefined)
    return { success: true, data: [...all], ...(isCut && { total: all.length }), ...minimum };
  // A cursor names the row that follows, because those before it may be answered meanwhile and leave the list.
  const start = cursor === undefined ? 0 : all.findIndex((row) => nameOf(row) === cursor.toLowerCase());
  if (start < 0) throw invalidFields([{ path: 'cursor', message: 'cursor does not belong to this list' }]);
  const data = all.slice(start, start + limit);
  const next = all[start + limit];
  const nextCursor = next === undefined ? null : nameOf(next);
  return { success: true, data, nextCursor, total: all.length, ...minimum };
}

/** Returns the page of rows that a query names; all that it finds without `limit`. @throws 400 for a cursor of another list or without `limit` */
export const shortList = <Row extends { _id: string }>(
  rows: readonly Row[],
  query: Query,
  reading: Reading<Row> & Cut,
): ShortListReply<Row> => shortListOf(rows, query, { ...reading, nameOf: ({ _id }) => _id });

/** The same for a list of the caller's own: without `limit` it has pages of 200. @throws 400 for a cursor of another list */
export const ownListOf = <Row>(
  rows: readonly Row[],
  query: Query,
  reading: Reading<Row> & Naming<Row>,
): ShortListReply<Row> => shortListOf(rows, { ...query, limit: query.limit ?? LIST_LIMIT_MAX }, reading);

/** `ownListOf` for rows with an id of their own. */
export const ownList = <Row extends { _id: string }>(
  rows: readonly Row[],
  query: Query,
  reading: Reading<Row>,
): ShortListReply<Row> => ownListOf(rows, query, { ...reading, nameOf: ({ _id }) => _id });

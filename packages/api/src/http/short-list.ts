import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ShortListQuery, ShortListReply } from '@prahari/contract/lists';
import { invalidFields } from '../AppError.ts';
import { needlesOf, searchText, sortKey } from '../read-model/search-text.ts';

interface Reading<Row> {
  /** The words of a row that `q` searches. */
  words: (row: Row) => readonly string[];
  /** Phone numbers of a row, which `q` finds by their digits. */
  phones?: (row: Row) => readonly string[];
  /** The value of each column that `sort` names. */
  columns: Readonly<Record<string, (row: Row) => string | number>>;
  /** The status of a row, for a list that `status` filters here. */
  statusOf?: (row: Row) => string;
}

interface Naming<Row> {
  /** The name of a row in a cursor, which no other row has. */
  nameOf: (row: Row) => string;
}

type Query = { [Name in keyof ShortListQuery]?: ShortListQuery[Name] | undefined } & {
  status?: string | undefined;
};

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0;

function sorted<Row>(rows: readonly Row[], sort: string, columns: Reading<Row>['columns']): readonly Row[] {
  const keyOf = columns[sort.replace(/^-/, '')];
  if (!keyOf) return rows;
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => direction * compare(sortKey(keyOf(one)), sortKey(keyOf(other))));
}

function searched<Row>(rows: readonly Row[], q: string, { words, phones }: Reading<Row>): readonly Row[] {
  const ways = needlesOf(q);
  return rows.filter((row) => {
    const text = searchText({ texts: words(row), phones: phones?.(row) ?? [] });
    return ways.some((way) => way.every((word) => text.includes(word)));
  });
}

/** `shortList` for rows without an id of their own. */
export function shortListOf<Row>(
  rows: readonly Row[],
  { limit, cursor, q, sort, status }: Query,
  { nameOf, ...reading }: Reading<Row> & Naming<Row>,
): ShortListReply<Row> {
  if (limit === undefined && cursor !== undefined)
    throw invalidFields([{ path: 'cursor', message: 'cursor needs a limit beside it' }]);
  const { statusOf, columns } = reading;
  const ofStatus = statusOf && status ? rows.filter((row) => statusOf(row) === status) : rows;
  const found = q ? searched(ofStatus, q, reading) : ofStatus;
  const all = sort === undefined ? found : sorted(found, sort, columns);
  if (limit === undefined) return { success: true, data: [...all] };
  // A cursor names the row that follows, because those before it may be answered meanwhile and leave the list.
  const start = cursor === undefined ? 0 : all.findIndex((row) => nameOf(row) === cursor.toLowerCase());
  if (start < 0) throw invalidFields([{ path: 'cursor', message: 'cursor does not belong to this list' }]);
  const data = all.slice(start, start + limit);
  const next = all[start + limit];
  const nextCursor = next === undefined ? null : nameOf(next);
  return { success: true, data, nextCursor, total: all.length };
}

/** Returns the page of rows that a query names; all that it finds without `limit`. @throws 400 for a cursor of another list or without `limit` */
export const shortList = <Row extends { _id: string }>(
  rows: readonly Row[],
  query: Query,
  reading: Reading<Row>,
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

import { LIST_LIMIT_MAX } from '@prahari/contract/constants';
import type { ShortListQuery, ShortListReply } from '@prahari/contract/lists';
import { invalidFields } from '../AppError.ts';

interface Reading<Row> {
  /** The words of a row that `q` searches. */
  words: (row: Row) => readonly string[];
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
  return rows.toSorted((one, other) => direction * compare(keyOf(one), keyOf(other)));
}

/** `shortList` for rows without an id of their own. */
export function shortListOf<Row>(
  rows: readonly Row[],
  { limit, cursor, q, sort, status }: Query,
  { words, columns, statusOf, nameOf }: Reading<Row> & Naming<Row>,
): ShortListReply<Row> {
  if (limit === undefined && cursor !== undefined)
    throw invalidFields([{ path: 'cursor', message: 'cursor needs a limit beside it' }]);
  const needle = q?.toLowerCase() ?? '';
  const matches = (row: Row) => words(row).some((word) => word.toLowerCase().includes(needle));
  const ofStatus = statusOf && status ? rows.filter((row) => statusOf(row) === status) : rows;
  const found = needle === '' ? ofStatus : ofStatus.filter(matches);
  const all = sort === undefined ? found : sorted(found, sort, columns);
  if (limit === undefined) return { success: true, data: [...all] };
  const before = cursor === undefined ? -1 : all.findIndex((row) => nameOf(row) === cursor.toLowerCase());
  if (cursor !== undefined && before < 0)
    throw invalidFields([{ path: 'cursor', message: 'cursor does not belong to this list' }]);
  const data = all.slice(before + 1, before + 1 + limit);
  const isLast = before + 1 + limit >= all.length;
  const last = data.at(-1);
  const nextCursor = isLast || last === undefined ? null : nameOf(last);
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

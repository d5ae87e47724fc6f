import type { ShortListQuery, ShortListReply } from '@prahari/contract/lists';
import { invalidFields } from '../AppError.ts';

interface Reading<Row> {
  /** The words of a row that `q` searches. */
  words: (row: Row) => readonly string[];
  /** The value of each column that `sort` names. */
  columns: Readonly<Record<string, (row: Row) => string | number>>;
}

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0;

function sorted<Row>(rows: readonly Row[], sort: string, columns: Reading<Row>['columns']): readonly Row[] {
  const keyOf = columns[sort.replace(/^-/, '')];
  if (!keyOf) return rows;
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => direction * compare(keyOf(one), keyOf(other)));
}

/** Returns the page of rows that a query names; all that it finds without `limit`. @throws 400 for a foreign cursor */
export function shortList<Row extends { _id: string }>(
  rows: readonly Row[],
  { limit, cursor, q, sort }: { [Name in keyof ShortListQuery]?: ShortListQuery[Name] | undefined },
  { words, columns }: Reading<Row>,
): ShortListReply<Row> {
  const needle = q?.toLowerCase() ?? '';
  const matches = (row: Row) => words(row).some((word) => word.toLowerCase().includes(needle));
  const found = needle === '' ? rows : rows.filter(matches);
  const all = sort === undefined ? found : sorted(found, sort, columns);
  if (limit === undefined) return { success: true, data: [...all] };
  const before = cursor === undefined ? -1 : all.findIndex(({ _id }) => _id === cursor.toLowerCase());
  if (cursor !== undefined && before < 0)
    throw invalidFields([{ path: 'cursor', message: 'cursor does not belong to this list' }]);
  const data = all.slice(before + 1, before + 1 + limit);
  const isLast = before + 1 + limit >= all.length;
  return { success: true, data, nextCursor: isLast ? null : (data.at(-1)?._id ?? null), total: all.length };
}

import { needlesOf, searchText, sortKey } from './search-text.ts';

/** How rows that were read as a whole are searched, sorted and filtered. */
export interface Reading<Row> {
  /** The words of a row that `q` searches. */
  words: (row: Row) => readonly string[];
  /** Phone numbers of a row, which `q` finds by their digits. */
  phones?: (row: Row) => readonly string[];
  /** The value of each column that `sort` names. */
  columns: Readonly<Record<string, (row: Row) => string | number>>;
  /** The status of a row, for a list that `status` filters here. */
  statusOf?: (row: Row) => string;
}

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

interface Narrowing {
  q?: string | undefined;
  sort?: string | undefined;
  status?: string | undefined;
}

/** Returns the rows that a search and a status find, in the order of a column; a leading `-` sorts descending. */
export function narrowRows<Row>(
  rows: readonly Row[],
  { q, sort, status }: Narrowing,
  reading: Reading<Row>,
): readonly Row[] {
  const { statusOf, columns } = reading;
  const ofStatus = statusOf && status ? rows.filter((row) => statusOf(row) === status) : rows;
  const found = q ? searched(ofStatus, q, reading) : ofStatus;
  return sort === undefined ? found : sorted(found, sort, columns);
}

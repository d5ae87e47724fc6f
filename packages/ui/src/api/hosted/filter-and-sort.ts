import type { ListQuery } from '@prahari/contract/lists';

/** Rules for searching, sorting and filtering rows in the browser. */
export interface FilterRules<Row> {
  /** Returns texts that `q` is searched in. */
  texts: (row: Row) => readonly string[];
  /** Sort columns in which 0 means unknown: such rows come last in both directions. */
  zeroLast?: readonly string[];
}

/** Accents, the nukta of each script of India that has one, and joiners. */
const MARKS = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]/g;

/** Returns a text as people compare it. `seenText` of our own server needs a look-behind, which Safari 15 lacks. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘ʼ`´.]/g, '');

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Returns a test of a row's texts: one has the search, or they have all its words. */
function searchFor(q: string): (texts: readonly string[]) => boolean {
  const words = (folded(q).trim() || q.trim()).split(/\s+/);
  const joined = words.join('');
  return (texts) => {
    const all = texts.map(folded);
    return (
      all.some((text) => withoutSpaces(text).includes(joined)) ||
      words.every((word) => all.some((text) => text.includes(word)))
    );
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the value of a sort column, which may be that of the person or client in the row. */
function columnOf(row: object, name: string): unknown {
  const { [name]: own, user, client } = row as Fields;
  if (name === 'client') return columnOf(client as Fields, 'name');
  return own ?? (user as Fields | undefined)?.[name];
}

const byValue = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en-IN', { sensitivity: 'base', numeric: true });
};

/** Returns the rows that match the query, sorted. */
export function filterAndSort<Row extends { status: string }>(
  rows: readonly Row[],
  { q, sort, status }: ListQuery,
  rules: FilterRules<Row>,
): readonly Row[] {
  const isWanted = q?.trim() ? searchFor(q) : undefined;
  const found = rows.filter(
    (row) => (!status || row.status === status) && (!isWanted || isWanted(rules.texts(row))),
  );
  if (!sort) return found;
  const name = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const isUnknown = (row: Row) => (rules.zeroLast?.includes(name) ?? false) && columnOf(row, name) === 0;
  return [...found].sort(
    (a, b) =>
      Number(isUnknown(a)) - Number(isUnknown(b)) || sign * byValue(columnOf(a, name), columnOf(b, name)),
  );
}

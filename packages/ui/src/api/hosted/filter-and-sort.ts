import type { ListQuery } from '@prahari/contract/lists';

/** Rules for searching, sorting and filtering rows in the browser. */
export interface FilterRules<Row> {
  /** Returns texts that `q` is searched in. */
  texts: (row: Row) => readonly string[];
  /** Sort columns in which 0 means unknown: such rows come last in both directions. */
  zeroLast?: readonly string[];
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
  const wanted = q?.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      (!status || row.status === status) &&
      (!wanted || rules.texts(row).some((part) => part.toLowerCase().includes(wanted))),
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

import type { ListQuery } from '@prahari/contract/lists';

/** Rules for searching, sorting and filtering rows in the browser. */
export interface FilterRules<Row> {
  /** Returns texts that `q` is searched in. */
  texts: (row: Row) => readonly string[];
  /** Returns the value of a sort column. */
  column: (row: Row, name: string) => string | number | undefined;
  status: (row: Row) => string;
  /** Sort columns in which 0 means unknown: such rows come last in both directions. */
  zeroLast?: readonly string[];
}

type Value = string | number | undefined;

const byValue = (a: Value, b: Value): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en-IN', { sensitivity: 'base', numeric: true });
};

/** Returns the rows that match the query, sorted. */
export function filterAndSort<Row>(
  rows: readonly Row[],
  { q, sort, status }: ListQuery,
  rules: FilterRules<Row>,
): readonly Row[] {
  const wanted = q?.trim().toLowerCase();
  const found = rows.filter(
    (row) =>
      (!status || rules.status(row) === status) &&
      (!wanted || rules.texts(row).some((part) => part.toLowerCase().includes(wanted))),
  );
  if (!sort) return found;
  const name = sort.replace(/^-/, '');
  const sign = sort.startsWith('-') ? -1 : 1;
  const isUnknown = (row: Row) => (rules.zeroLast?.includes(name) ?? false) && rules.column(row, name) === 0;
  return found.toSorted(
    (a, b) =>
      Number(isUnknown(a)) - Number(isUnknown(b)) ||
      sign * byValue(rules.column(a, name), rules.column(b, name)),
  );
}

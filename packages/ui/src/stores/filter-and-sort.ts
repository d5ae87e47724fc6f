import type { ListQuery } from '@prahari/contract';

/** How the browser searches, sorts and narrows rows of a complete list (DECISIONS section 4). */
export interface FilterRules<Row> {
  /** The texts `q` is looked for in. */
  texts: (row: Row) => readonly string[];
  /** The value of a sort column. */
  column: (row: Row, name: string) => string | number | null;
  status: (row: Row) => string;
}

const byValue = (a: string | number | null, b: string | number | null): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en-IN', { sensitivity: 'base', numeric: true });
};

/** The rows of a complete list that fit the query, in its order. */
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
  return found.toSorted((a, b) => sign * byValue(rules.column(a, name), rules.column(b, name)));
}

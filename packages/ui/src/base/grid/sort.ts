export type SortDirection = 'ascending' | 'descending';

/** The direction a column is sorted in; undefined for another column. A sort is a column id, `-` before it for descending. */
export function directionOf(sort: string | undefined, column: string): SortDirection | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** The sort after a press on a column: ascending, then reversed. */
export const nextSort = (sort: string | undefined, column: string): string =>
  sort === column ? `-${column}` : column;

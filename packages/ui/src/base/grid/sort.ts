export type SortDirection = 'ascending' | 'descending';

/** Returns the direction of a column in a sort, which has `-` before the id for descending. */
export function directionOf(sort: string | undefined, column: string): SortDirection | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** The sort after a press on a column: ascending, then reversed. */
export const nextSort = (sort: string | undefined, column: string): string =>
  sort === column ? `-${column}` : column;

export type SortDirection = 'ascending' | 'descending';

/** Returns the direction of a column in a sort, which has `-` before the id for descending. */
export function directionOf(sort: string | undefined, column: string): SortDirection | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** The sort after a press on a column: in its first direction, then reversed. */
export function nextSort(sort: string | undefined, column: string, descendsFirst = false): string {
  const isDescending = sort === column || (descendsFirst && sort !== `-${column}`);
  return isDescending ? `-${column}` : column;
}

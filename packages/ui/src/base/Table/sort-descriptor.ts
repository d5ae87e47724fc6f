import type { SortDescriptor } from 'react-aria-components/Table';

const descriptorOf = (sort: string): SortDescriptor =>
  sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
const sortOf = ({ column, direction }: SortDescriptor) => `${direction === 'descending' ? '-' : ''}${column}`;

/** Converts a sort such as `-amount` to the props of react-aria's table. */
export function sortProps(sort: string | undefined, onSort: ((sort: string) => void) | undefined) {
  return {
    ...(sort ? { sortDescriptor: descriptorOf(sort) } : {}),
    ...(onSort ? { onSortChange: (descriptor: SortDescriptor) => onSort(sortOf(descriptor)) } : {}),
  };
}

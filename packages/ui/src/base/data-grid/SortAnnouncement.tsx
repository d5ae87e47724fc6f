import { useState } from 'react';
import type { Column } from './columns.ts';
import { directionOf } from './sort.ts';

/** Announces a new sort order; the first one is read from the header. */
export function SortAnnouncement({
  columns,
  sort,
}: {
  columns: readonly Column<never>[];
  sort: string | undefined;
}) {
  const [first] = useState(sort);
  const [changed, setChanged] = useState(false);
  if (sort !== first && !changed) setChanged(true);
  const column = columns.find(({ id }) => directionOf(sort, id));
  return (
    <span className="sr-only" aria-live="polite">
      {changed && column && `Sorted by ${column.header}, ${directionOf(sort, column.id)}`}
    </span>
  );
}

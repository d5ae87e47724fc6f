import { useState } from 'react';
import { baseWords } from '../words/base-words.ts';
import { useTexts, useWords } from '../words/useWords.ts';
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
  const t = useWords(baseWords);
  const say = useTexts();
  const [first] = useState(sort);
  const [changed, setChanged] = useState(false);
  if (sort !== first && !changed) setChanged(true);
  const column = columns.find(({ id }) => directionOf(sort, id));
  return (
    <span className="sr-only" aria-live="polite">
      {changed &&
        column &&
        t(directionOf(sort, column.id) === 'ascending' ? 'sortedUp' : 'sortedDown', {
          column: say(column.header),
        })}
    </span>
  );
}

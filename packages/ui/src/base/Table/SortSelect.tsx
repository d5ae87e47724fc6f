import type { Column } from '../data-grid/columns.ts';
import { controlStyles } from '../Field/field.styles.ts';
import { Icon } from '../Icon/Icon.tsx';
import { baseWords } from '../words/base-words.ts';
import { useTexts, useWords } from '../words/useWords.ts';

export interface SortSelectProps {
  columns: readonly Column<never>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** Orders that no column has. */
const unlisted: Readonly<Record<string, 'oldestFirst' | 'newestFirst'>> = {
  createdAt: 'oldestFirst',
  '-createdAt': 'newestFirst',
};

/** Sorts cards, whose columns have no header to press. */
export function SortSelect({ columns, sort = '', onSort }: SortSelectProps) {
  const t = useWords(baseWords);
  const say = useTexts();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const isKnown = sortable.some(({ id }) => id === sort.replace('-', ''));
  return (
    <label className="flex items-center gap-3 text-muted text-sm">
      <span className="shrink-0">{t('sortBy')}</span>
      <span className="relative min-w-0 flex-1">
        <select
          value={sort}
          onChange={(event) => onSort(event.target.value)}
          className={controlStyles({ class: 'sm:min-h-target appearance-none truncate pe-9 text-ink' })}
        >
          {!isKnown && <option value={sort}>{t(unlisted[sort] ?? 'usualOrder')}</option>}
          {sortable.flatMap(({ id, header, orders = ['A to Z', 'Z to A'] }) => [
            <option key={id} value={id}>{`${say(header)}, ${say(orders[0])}`}</option>,
            <option key={`-${id}`} value={`-${id}`}>{`${say(header)}, ${say(orders[1])}`}</option>,
          ])}
        </select>
        <Icon
          name="chevron-down"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 inset-e-3 size-4"
        />
      </span>
    </label>
  );
}

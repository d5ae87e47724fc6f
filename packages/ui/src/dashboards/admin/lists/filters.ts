import { labelOf } from '@prahari/domain/format';
import type { SayLists } from './lists-words.ts';

type Counts = Readonly<Record<string, number | undefined>>;

/** Adds the sum of the counts as `all`; empty while the counts are unknown. */
export const withAll = (counts: Readonly<Record<string, number>> | undefined): Counts =>
  counts ? { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) } : {};

/** Filters by status, `All` first, with row counts where known. */
export const filtersOf = (
  t: SayLists,
  statuses: readonly string[],
  labels: Readonly<Record<string, string>>,
  counts: Counts = {},
) => [
  { value: '', label: t('all'), count: counts.all },
  ...statuses.map((status) => ({ value: status, label: labelOf(labels, status), count: counts[status] })),
];

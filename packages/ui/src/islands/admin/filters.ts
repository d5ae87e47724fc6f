import { labelOf } from '@prahari/contract';

type Counts = Readonly<Record<string, number | undefined>>;

/** Counts by status with their sum as `all`; nothing while they are unknown. */
export const withAll = (counts: Readonly<Record<string, number>> | undefined): Counts =>
  counts ? { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) } : {};

/** The filters of a list by status, `All` first, with the number of rows where it is known. */
export const filtersOf = (
  statuses: readonly string[],
  labels: Readonly<Record<string, string>>,
  counts: Counts,
) => [
  { value: '', label: 'All', count: counts.all },
  ...statuses.map((status) => ({ value: status, label: labelOf(labels, status), count: counts[status] })),
];

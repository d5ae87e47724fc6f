import { useStore } from '@nanostores/react';
import { labelOf } from '@prahari/contract';
import type { ReadableAtom } from 'nanostores';

/** The parts of a Totals that are looked at here. */
export interface Counts {
  $totals: ReadableAtom<ReadonlyMap<string, number>>;
}

/** The words a list is narrowed by, `All` first, with how many there are of each where the server counts. */
export function useFilters(
  statuses: readonly string[],
  labels: Readonly<Record<string, string>>,
  counts: Counts,
) {
  const known = useStore(counts.$totals, { ssr: 'initial' });
  const option = (name: string, value: string, label: string) => ({
    value,
    label,
    count: known.get(name),
  });
  return [
    option('all', '', 'All'),
    ...statuses.map((status) => option(status, status, labelOf(labels, status))),
  ];
}

import { useStore } from '@nanostores/react';
import { labelOf } from '@prahari/contract';
import type { ReadableAtom } from 'nanostores';

/** The parts of a Totals that are looked at here. */
export interface Counts {
  $totals: ReadableAtom<ReadonlyMap<string, number>>;
  $counted: ReadableAtom<boolean | null>;
}

/** The words a list is narrowed by, `All` first, with how many there are of each where the server counts. */
export function useFilters(
  statuses: readonly string[],
  labels: Readonly<Record<string, string>>,
  counts: Counts,
) {
  const known = useStore(counts.$totals, { ssr: 'initial' });
  const counted = useStore(counts.$counted, { ssr: 'initial' });
  const option = (name: string, value: string, label: string) => ({
    value,
    label,
    count: counted ? known.get(name) : undefined,
  });
  return [
    option('all', '', 'All'),
    ...statuses.map((status) => option(status, status, labelOf(labels, status))),
  ];
}

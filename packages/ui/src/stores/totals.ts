import type { EndpointSpec } from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { call, type InputOf } from '../api/call.ts';
import { asRaw, num, rowsOf, text } from '../api/read.ts';

type ListEndpoint = EndpointSpec & { list: object };

/** How many rows a list has in all and by status; empty until they are known. */
export interface Totals<Name extends string> {
  $totals: ReadableAtom<ReadonlyMap<Name, number>>;
  /** True when the server itself counted; an older API does not. Null until that is known. */
  $counted: ReadableAtom<boolean | null>;
  refresh: () => Promise<void>;
}

/**
 * Asks for totals with `limit=1`. Where a reply has no `total` it is complete, and its rows are counted here.
 * A failure leaves what was known: the list itself tells the person.
 * @param wanted name → the status to count, '' for all
 */
export function createTotals<Name extends string>(
  endpoint: ListEndpoint,
  wanted: Readonly<Record<Name, string>>,
): Totals<Name> {
  const $totals = atom<ReadonlyMap<Name, number>>(new Map());
  const $counted = atom<boolean | null>(null);
  let latest = 0;

  async function count(status: string): Promise<{ total: number; counted: boolean }> {
    const query = { limit: 1, ...(status && { status }) } as InputOf<typeof endpoint>;
    const reply = await call(endpoint, query);
    const total = num(asRaw(reply).total, null);
    if (total !== null) return { total, counted: true };
    const rows = rowsOf(reply).filter((row) => !status || text(asRaw(row).status) === status);
    return { total: rows.length, counted: false };
  }

  async function refresh(): Promise<void> {
    latest += 1;
    const mine = latest;
    const names = Object.keys(wanted) as Name[];
    const counts = await Promise.all(names.map((name) => count(wanted[name]))).catch((error: unknown) => {
      console.error('Could not count', endpoint.path, error);
    });
    if (mine !== latest) return;
    if (!counts) {
      if ($counted.get() === null) $counted.set(false);
      return;
    }
    $counted.set(counts.every(({ counted }) => counted));
    $totals.set(new Map(names.map((name, index) => [name, counts[index]?.total ?? 0])));
  }

  return { $totals, $counted, refresh };
}

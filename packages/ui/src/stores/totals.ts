import type { EndpointSpec } from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { API_BASE, call, type InputOf } from '../api/call.ts';
import { asRaw, num, rowsOf, text } from '../api/read.ts';

type ListEndpoint = EndpointSpec & { list: object };

/** How many rows a list has in all and by status; empty until they are known. */
export interface Totals<Name extends string> {
  $totals: ReadableAtom<ReadonlyMap<Name, number>>;
  /** True when the server itself counted; an older API does not. Null until that is known. */
  $counted: ReadableAtom<boolean | null>;
  refresh: () => Promise<void>;
}

interface Count {
  total: number;
  counted: boolean;
}

const totalOf = (reply: unknown) => num(asRaw(reply).total, null);

/**
 * Asks for totals with `limit=1`. Where a reply has no `total` it is complete, and its rows are counted here: an API that
 * may be an older one (on another origin, or known not to count) is asked for one whole list and not for one per status.
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

  const ask = (status: string) =>
    call(endpoint, { limit: 1, ...(status && { status }) } as InputOf<typeof endpoint>);

  function countIn(reply: unknown, status: string): Count {
    const total = totalOf(reply);
    if (total !== null) return { total, counted: true };
    const rows = rowsOf(reply).filter((row) => !status || text(asRaw(row).status) === status);
    return { total: rows.length, counted: false };
  }

  async function countAll(statuses: readonly string[]): Promise<Count[]> {
    if (!($counted.get() ?? API_BASE === '/api')) {
      const whole = await ask('');
      if (totalOf(whole) === null) return statuses.map((status) => countIn(whole, status));
    }
    return Promise.all(statuses.map(async (status) => countIn(await ask(status), status)));
  }

  async function refresh(): Promise<void> {
    latest += 1;
    const mine = latest;
    const names = Object.keys(wanted) as Name[];
    const counts = await countAll(names.map((name) => wanted[name])).catch((error: unknown) => {
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

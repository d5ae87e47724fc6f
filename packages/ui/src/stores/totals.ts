import { atom, type ReadableAtom } from 'nanostores';
import { callPage, type ListEndpoint } from '../api/call-page.ts';

/** How many rows a list has in all and by status; empty until they are known. */
export interface Totals<Name extends string> {
  $totals: ReadableAtom<ReadonlyMap<Name, number>>;
  refresh: () => Promise<void>;
}

/**
 * Asks for totals with `limit=1`. A failure leaves what was known: the list itself tells the person.
 * @param wanted name → the status to count, '' for all
 */
export function createTotals<Name extends string>(
  endpoint: ListEndpoint,
  wanted: Readonly<Record<Name, string>>,
): Totals<Name> {
  const $totals = atom<ReadonlyMap<Name, number>>(new Map());
  let latest = 0;

  async function refresh(): Promise<void> {
    latest += 1;
    const mine = latest;
    const names = Object.keys(wanted) as Name[];
    const count = async (name: Name) =>
      [
        name,
        (await callPage(endpoint, { limit: 1, ...(wanted[name] && { status: wanted[name] }) })).total,
      ] as const;
    try {
      const totals = await Promise.all(names.map(count));
      if (mine === latest) $totals.set(new Map(totals));
    } catch (error) {
      console.error('Could not count', endpoint.path, error);
    }
  }

  return { $totals, refresh };
}

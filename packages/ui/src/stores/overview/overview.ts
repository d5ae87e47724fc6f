import { getOverview } from '@prahari/contract/overview';
import type { Overview } from '@prahari/contract/overview.schemas';
import { call } from '../../api/call.ts';
import { createLoaded } from '../lists/loaded.ts';
import { nullIfAbsent } from '../toasts/failure.ts';

/** Row counts of the admin dashboard's lists by status; null when the server lacks the endpoint. */
export const overview = createLoaded<Overview | null>({
  read: async () => (await nullIfAbsent(call(getOverview)))?.data ?? null,
  // Not reported: the lists report their own failures.
  failed: (error) => console.error('Could not load the overview', error),
});

/** Loads the counts again after a change, unless the server lacks the endpoint. */
export async function refreshOverview(): Promise<void> {
  const { state, data } = { data: undefined, ...overview.$loaded.get() };
  if (state !== 'ready' || data !== null) await overview.load();
}

/** The parts of the overview that count a list by status. */
type CountedList = {
  [Name in keyof Overview]-?: Overview[Name] extends Record<string, number> ? Name : never;
}[Exclude<keyof Overview, 'owed'>];

/** Updates the counts for a row that changed its status, was created (no `from`) or deleted (no `to`). */
export function recount(list: CountedList, change: { from?: string; to?: string }): void {
  const loaded = overview.$loaded.get();
  if (loaded.state !== 'ready' || !loaded.data) return;
  const counts: Record<string, number> = { ...loaded.data[list] };
  if (change.from) counts[change.from] = Math.max(0, (counts[change.from] ?? 0) - 1);
  if (change.to) counts[change.to] = (counts[change.to] ?? 0) + 1;
  overview.put({ ...loaded.data, [list]: counts });
}

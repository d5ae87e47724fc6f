import { getOverview } from '@prahari/contract/office';
import type { Overview } from '@prahari/contract/office.schemas';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing } from '../toasts/failure.ts';

/** The office's row counts by status; null when the server lacks the endpoint. */
export const overview = createLoaded<Overview | null>({
  read: async () => (await nullIfMissing(call(getOverview)))?.data ?? null,
  // The lists report their own failures.
  failed: (error) => console.error('Could not load the overview', error),
});

/** Actions within this time cause one call. */
const REFRESH_DELAY_MS = 100;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reloads the overview soon after a change. */
export function refreshOverview(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const loaded = overview.$loaded.get();
    if (loaded.state !== 'ready' || loaded.data !== null) void overview.load();
  }, REFRESH_DELAY_MS);
}

import { addWatchStep, getWatch, watchMessages, watchRowKey } from '@prahari/contract/watch';
import type { Watch } from '@prahari/contract/watch.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { messageOf, reportFailure } from '../toasts/failure.ts';

/** Tonight's watch. After a failure there is what was loaded before, if anything was. */
export type Watched =
  | { state: 'loading'; data?: undefined }
  | { state: 'failed'; data: Watch | undefined }
  | { state: 'ready'; data: Watch };

const $state = atom<Watched>({ state: 'loading' });
export const $watch: ReadableAtom<Watched> = $state;

let isHeld = false;
/** Keeps the order of the rows while somebody is in the list. */
export const holdWatch = (held: boolean): void => {
  isHeld = held;
};

/** Returns a newer watch with the rows that were shown in their places, and new ones after them. */
function inShownOrder(newer: Watch): Watch {
  const shown = $state.get().data;
  if (!isHeld || !shown) return newer;
  const places = new Map(shown.rows.map((row, index) => [watchRowKey(row), index]));
  const placeOf = (row: Watch['rows'][number]) => places.get(watchRowKey(row)) ?? places.size;
  return { ...newer, rows: [...newer.rows].sort((one, other) => placeOf(one) - placeOf(other)) };
}

let wasReported = false;
let latestLoadId = 0;

/** Loads the watch. A failure is reported once, because it is loaded again soon. */
export async function loadWatch(): Promise<void> {
  latestLoadId += 1;
  const loadId = latestLoadId;
  try {
    const { data } = await call(getWatch, undefined);
    if (loadId !== latestLoadId) return;
    $state.set({ state: 'ready', data: inShownOrder(data) });
    wasReported = false;
  } catch (error) {
    if (loadId !== latestLoadId) return;
    $state.set({ state: 'failed', data: $state.get().data });
    if (!wasReported) reportFailure(error, watchMessages.fetchFailed);
    wasReported = true;
  }
}

const stepKey = createIdempotencyKey();

/** Keeps that a guard was called, and shows it. */
export async function keepCall(dutyId: string, note: string): Promise<void> {
  const body = { dutyId, note };
  try {
    await call(addWatchStep, body, { idempotencyKey: stepKey.of(body) });
    stepKey.done();
  } catch (error) {
    reportFailure(error, watchMessages.stepFailed(messageOf(error)));
  }
  await loadWatch();
}

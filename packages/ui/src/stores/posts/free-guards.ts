import { freeGuardsFailed, getFreeGuards } from '@prahari/contract/post-guards';
import type { FreeGuards, FreeGuardsQuery } from '@prahari/contract/post-guards.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { reportFailure } from '../toasts/failure.ts';

/** The cities of the latest reply stay while others load. */
export type FoundGuards = { cities: readonly string[] } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & FreeGuards)
);

const $state = atom<FoundGuards>({ state: 'loading', cities: [] });
/** The guards found by the latest query. */
export const $freeGuards: ReadableAtom<FoundGuards> = $state;

let latestLoadId = 0;
let latestQuery = '';

/** Finds free guards; those of another query are gone at once. Reports failures, never throws. */
export async function loadFreeGuards(query: FreeGuardsQuery): Promise<void> {
  latestLoadId += 1;
  const loadId = latestLoadId;
  const { state, cities } = $state.get();
  const isOther = latestQuery !== JSON.stringify(query);
  latestQuery = JSON.stringify(query);
  if (isOther || state === 'failed') $state.set({ state: 'loading', cities });
  try {
    const { data } = await call(getFreeGuards, query);
    if (loadId === latestLoadId) $state.set({ state: 'ready', ...data });
  } catch (error) {
    if (loadId !== latestLoadId) return;
    reportFailure(error, freeGuardsFailed);
    $state.set({ state: 'failed', cities });
  }
}

/** Adds the next page to the guards that were found. Reports failures, never throws. */
export async function loadMoreFreeGuards(query: FreeGuardsQuery): Promise<void> {
  const shown = $state.get();
  if (shown.state !== 'ready' || !shown.nextCursor) return;
  const loadId = latestLoadId;
  try {
    const { data } = await call(getFreeGuards, { ...query, cursor: shown.nextCursor });
    if (loadId !== latestLoadId) return;
    const known = new Set(shown.guards.map(({ _id }) => _id));
    const guards = [...shown.guards, ...data.guards.filter(({ _id }) => !known.has(_id))];
    $state.set({ state: 'ready', ...data, guards });
  } catch (error) {
    reportFailure(error, freeGuardsFailed);
  }
}

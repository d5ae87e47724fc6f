import { getRoster, postMessages } from '@prahari/contract/posts';
import type { RosterPost } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { reportFailure } from '../toasts/failure.ts';

export interface RosterPeriod {
  first: Day;
  days: number;
}

export type LoadedRoster =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready';
      posts: readonly RosterPost[];
      /** True while more posts load; these stay visible. */
      busy: boolean;
      /** True if there are more posts than loaded. */
      isCut: boolean;
    };

/** Pages of 200 posts loaded at first, and again per press of More. */
const PAGES_AT_ONCE = 5;

const $loaded = atom<LoadedRoster>({ state: 'loading' });
/** Posts whose dates overlap a period, with their assignments. */
export const $roster: ReadableAtom<LoadedRoster> = $loaded;

let shown: RosterPeriod | undefined;
let latestLoadId = 0;

/** Pages to load, including those that More has loaded. */
let pages = PAGES_AT_ONCE;

async function read({ first, days }: RosterPeriod): Promise<{ posts: RosterPost[]; isCut: boolean }> {
  const posts: RosterPost[] = [];
  let cursor: string | null | undefined;
  for (let page = 0; page < pages && cursor !== null; page += 1) {
    const reply = await call(getRoster, { from: first, days, ...(cursor && { cursor }) });
    posts.push(...reply.data);
    cursor = reply.nextCursor;
  }
  return { posts, isCut: cursor !== null };
}

/**
 * Loads the posts of some days. Those of other days are gone at once, because they would pass for posts of these.
 * Reports failures instead of throwing.
 */
export async function loadRoster(period: RosterPeriod): Promise<void> {
  latestLoadId += 1;
  const loadId = latestLoadId;
  const isOther = shown?.first !== period.first || shown.days !== period.days;
  if (isOther) pages = PAGES_AT_ONCE;
  shown = period;
  if (isOther || $loaded.get().state === 'failed') $loaded.set({ state: 'loading' });
  try {
    const roster = await read(period);
    if (loadId === latestLoadId) $loaded.set({ state: 'ready', busy: false, ...roster });
  } catch (error) {
    if (loadId !== latestLoadId) return;
    const message = reportFailure(error, postMessages.rosterFailed);
    const now = $loaded.get();
    if (now.state === 'ready') $loaded.set({ ...now, busy: false });
    else $loaded.set({ state: 'failed', message });
  }
}

export async function loadMoreRoster(): Promise<void> {
  const now = $loaded.get();
  if (!shown || now.state !== 'ready' || !now.isCut) return;
  pages += PAGES_AT_ONCE;
  $loaded.set({ ...now, busy: true });
  await loadRoster(shown);
}

export async function refreshRoster(): Promise<void> {
  if (shown) await loadRoster(shown);
}

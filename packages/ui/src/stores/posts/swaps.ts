import { dutyMessages, listDuties, swapDuties as swapDutiesCall } from '@prahari/contract/duties';
import type { Duty } from '@prahari/contract/duties.schemas';
import type { BodyOf } from '@prahari/contract/endpoint';
import { getRoster, postMessages } from '@prahari/contract/posts';
import { type Day, today } from '@prahari/domain/days';
import { atom, map, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { serverTime } from '../clock/clock.ts';
import { messageOf, reportFailure, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { announce } from '../undo/undo.ts';
import { loadCandidates } from './post-changes.ts';
import { posts } from './posts.ts';

const $byDay = map<Record<Day, readonly Duty[]>>({});
/** The duties of some days. */
export const $duties: ReadableAtom<Readonly<Record<Day, readonly Duty[]>>> = $byDay;

const $failed = atom<readonly Day[]>([]);
/** The days whose duties could not be loaded. */
export const $failedDays: ReadableAtom<readonly Day[]> = $failed;

/** Loads the duties that begin on a day. Reports failures instead of throwing. */
export async function loadDutiesOn(day: Day): Promise<void> {
  $failed.set($failed.get().filter((one) => one !== day));
  try {
    $byDay.setKey(day, (await call(listDuties, { day })).data);
  } catch (error) {
    reportFailure(error, dutyMessages.fetchFailed);
    $failed.set([...$failed.get(), day]);
  }
}

export type OwnDays = { key: string } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; days: Day[] }
);

const $own = atom<OwnDays>({ key: '', state: 'loading' });
/** The days on which a guard has duties at a post. */
export const $ownDays: ReadableAtom<OwnDays> = $own;

/** Days ahead on which a duty can be chosen. */
const AHEAD = 28;

/** Loads the next days on which a guard has duties at a post. */
export async function loadOwnDays(postId: string, guardId: string): Promise<void> {
  const key = `${postId} ${guardId}`;
  $own.set({ key, state: 'loading' });
  $byDay.set({});
  try {
    const { data } = await call(getRoster, { postId, from: today(serverTime()), days: AHEAD });
    const rows = (data[0]?.roster ?? []).filter(({ guard }) => guard._id === guardId);
    const days = [...new Set(rows.flatMap((row) => row.days))].sort();
    if ($own.get().key === key) $own.set({ key, state: 'ready', days });
  } catch (error) {
    reportFailure(error, postMessages.rosterFailed);
    if ($own.get().key === key) $own.set({ key, state: 'failed' });
  }
}

/** Swaps two duties for their days, and offers to undo it. */
export async function swapDuties(postId: string, body: BodyOf<typeof swapDutiesCall>): Promise<SubmitResult> {
  try {
    const reply = await call(swapDutiesCall, body);
    const reload = () => Promise.all([posts.refresh(), loadCandidates(postId)]);
    const about = reply.data.map(({ guard }) => guard.name).join(' and ');
    announce(reply, { message: dutyMessages.swapped, about, reload });
    void reload();
    return { ok: true };
  } catch (error) {
    const refused = submitFailure(error, dutyMessages.swapFailed(messageOf(error)));
    return refused.ok || refused.errors?.length
      ? refused
      : { ok: false, errors: [{ path: '', message: messageOf(error) }] };
  }
}

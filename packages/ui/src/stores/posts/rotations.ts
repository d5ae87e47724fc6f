import { clientFull, guardNotAvailable } from '@prahari/contract/assignments';
import type { BodyOf } from '@prahari/contract/endpoint';
import { papersUnproved, restTooShort } from '@prahari/contract/post-guards';
import { getRoster, outsidePost, postFull } from '@prahari/contract/posts';
import type { RosterPost } from '@prahari/contract/posts.schemas';
import type { Undoable } from '@prahari/contract/reply';
import * as contract from '@prahari/contract/rotations';
import type { Rotation } from '@prahari/contract/rotations.schemas';
import { addDays, countDays, type Day, earlierDay, laterDay, today } from '@prahari/domain/days';
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { serverTime } from '../clock/clock.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { refreshOverview } from '../overview/overview.ts';
import { messageOf, reportFailure, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { announce } from '../undo/undo.ts';
import { loadCandidates } from './post-changes.ts';
import { posts } from './posts.ts';

/** Days of which duties are counted: a month, whichever it is. */
const SHOWN_DAYS = 31;

export type LoadedRotation = { postId: string } & (
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'none' }
  | {
      state: 'ready';
      /** The newest of the post. */
      rotation: Rotation;
      /** The days on which `roster` says who is really there. */
      shown: { from: Day; to: Day };
      roster: RosterPost['roster'];
    }
);

const $loaded = atom<LoadedRotation>({ state: 'loading', postId: '' });
/** The rotation of the post whose guards are shown. */
export const $rotation: ReadableAtom<LoadedRotation> = $loaded;

/** The coming month of a rotation, or its last one. */
function shownDays({ from, to }: Rotation): { from: Day; to: Day } {
  const day = today(serverTime());
  const first = laterDay(from, day);
  const last = addDays(first, SHOWN_DAYS - 1);
  return { from: first > to ? from : first, to: earlierDay(last, to) };
}

async function read(postId: string): Promise<LoadedRotation> {
  const [rotation] = (await call(contract.listRotations, { postId })).data;
  if (!rotation) return { state: 'none', postId };
  const shown = shownDays(rotation);
  const { data } = await call(getRoster, {
    postId,
    from: shown.from,
    days: countDays(shown.from, shown.to),
  });
  return { state: 'ready', postId, rotation, shown, roster: data[0]?.roster ?? [] };
}

let latestLoadId = 0;

/** Loads the rotation of a post with its days. Reports failures instead of throwing. */
export async function loadRotation(postId: string): Promise<void> {
  latestLoadId += 1;
  const loadId = latestLoadId;
  const before = $loaded.get();
  if (before.postId !== postId || before.state === 'failed') $loaded.set({ state: 'loading', postId });
  try {
    const loaded = await read(postId);
    if (loadId === latestLoadId) $loaded.set(loaded);
  } catch (error) {
    reportFailure(error, contract.rotationMessages.fetchFailed);
    if (loadId === latestLoadId && $loaded.get().state === 'loading')
      $loaded.set({ state: 'failed', postId });
  }
}

const FIELDS: Readonly<Record<string, string>> = {
  [papersUnproved.code]: 'papersReason',
  [restTooShort.code]: 'papersReason',
  [outsidePost.code]: 'to',
  [postFull.code]: 'guardIds',
  [clientFull.code]: 'guardIds',
  [guardNotAvailable.code]: 'guardIds',
};

/** Returns the refusal at the field that can be changed because of it. */
function refusalOf(error: unknown, message: string): SubmitResult {
  const path = error instanceof ApiError ? FIELDS[error.code] : undefined;
  if (path) return { ok: false, errors: [{ path, message: messageOf(error) }] };
  const refused = submitFailure(error, message);
  return refused.ok || refused.errors?.length
    ? refused
    : { ok: false, errors: [{ path: '', message: messageOf(error) }] };
}

/** Says what was done, and offers to undo it. */
function changed(reply: Undoable & { data: Rotation }, message: string): SubmitResult {
  const { postId } = reply.data;
  const reload = () => Promise.all([posts.refresh(), loadCandidates(postId), loadRotation(postId)]);
  announce(reply, { message, about: posts.find(postId)?.client.user.name, reload });
  refreshOverview();
  void reload();
  return { ok: true };
}

const addKey = createIdempotencyKey();

/** Makes a rotation, all of it or nothing. */
export async function addRotation(body: BodyOf<typeof contract.addRotation>): Promise<SubmitResult> {
  try {
    const reply = await call(contract.addRotation, body, { idempotencyKey: addKey.of(body) });
    addKey.done();
    return changed(reply, contract.rotationMessages.made);
  } catch (error) {
    return refusalOf(error, contract.rotationMessages.makeFailed(messageOf(error)));
  }
}

/** Makes a rotation longer. Days changed by hand stay. */
export async function extendRotation(
  { _id }: Rotation,
  changes: BodyOf<typeof contract.extendRotation>,
): Promise<SubmitResult> {
  try {
    return changed(
      await call(contract.extendRotation, { id: _id, ...changes }),
      contract.rotationMessages.extended,
    );
  } catch (error) {
    return refusalOf(error, contract.rotationMessages.extendFailed(messageOf(error)));
  }
}

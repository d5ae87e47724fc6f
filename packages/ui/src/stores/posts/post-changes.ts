import type { BodyOf } from '@prahari/contract/endpoint';
import * as postGuards from '@prahari/contract/post-guards';
import type { Candidate } from '@prahari/contract/post-guards.schemas';
import * as contract from '@prahari/contract/posts';
import type { Post } from '@prahari/contract/posts.schemas';
import type { UndoOffer } from '@prahari/contract/reply.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { $assigned } from '../assignments/assigned.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { refreshOverview } from '../overview/overview.ts';
import { isStaleRow, messageOf, reportFailure, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { announce, undoEntries } from '../undo/undo.ts';
import { posts } from './posts.ts';

export type CandidatesOfPost =
  | { state: 'loading'; postId: string }
  | { state: 'failed'; postId: string }
  | { state: 'ready'; postId: string; post: Post; candidates: readonly Candidate[] };

const RELIEVERS = 50;

const $loaded = atom<CandidatesOfPost>({ state: 'loading', postId: '' });
/** A post and its candidates. */
export const $candidates: ReadableAtom<CandidatesOfPost> = $loaded;

let latestLoadId = 0;

/** Loads a post with its candidates. Reports failures instead of throwing. */
export async function loadCandidates(postId: string): Promise<void> {
  latestLoadId += 1;
  const loadId = latestLoadId;
  const shown = $loaded.get();
  if (shown.postId !== postId || shown.state === 'failed') $loaded.set({ state: 'loading', postId });
  try {
    const { data } = await call(postGuards.getPostCandidates, { id: postId });
    if (loadId !== latestLoadId) return;
    posts.put(data.post);
    $loaded.set({ state: 'ready', postId, ...data });
  } catch (error) {
    reportFailure(error, contract.postMessages.candidatesFailed);
    if (loadId === latestLoadId && $loaded.get().state === 'loading')
      $loaded.set({ state: 'failed', postId });
  }
}

export type Relievers =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'ready'; candidates: readonly Candidate[] };

/** Guards who are free on the days of a replacement that is not for good. */
export const $relievers = atom<Relievers>({ state: 'loading' });
let wantedDays = '';

/** Loads who is free at a post on some days, the best first. Reports failures instead of throwing. */
export async function loadRelievers(query: {
  postId: string;
  startDate: string;
  endDate: string;
}): Promise<void> {
  const days = JSON.stringify(query);
  wantedDays = days;
  $relievers.set({ state: 'loading' });
  try {
    const { data } = await call(postGuards.getFreeGuards, { ...query, limit: RELIEVERS });
    if (wantedDays === days) $relievers.set({ state: 'ready', candidates: data.guards });
  } catch (error) {
    reportFailure(error, contract.postMessages.candidatesFailed);
    if (wantedDays === days) $relievers.set({ state: 'failed' });
  }
}

/** Shows a newer version of a post in every store. */
function put(post: Post): void {
  posts.put(post);
  const loaded = $loaded.get();
  if (loaded.state === 'ready' && loaded.postId === post._id) $loaded.set({ ...loaded, post });
}

const findPost = (postId: string): Post | undefined => {
  const loaded = $loaded.get();
  return loaded.state === 'ready' && loaded.postId === postId ? loaded.post : posts.find(postId);
};

const NEEDS_REASON: readonly string[] = [
  postGuards.papersExpired.code,
  postGuards.papersUnproved.code,
  postGuards.restTooShort.code,
];

/** Returns the refusal for the form, which asks for a reason where papers or rest need one. */
function refusalOf(error: unknown, message: string, postId: string): SubmitResult {
  if (error instanceof ApiError && NEEDS_REASON.includes(error.code))
    return { ok: false, errors: [{ path: 'papersReason', message: messageOf(error) }] };
  const refused = submitFailure(error, message);
  if (isStaleRow(error)) void loadCandidates(postId);
  // The form shows it too, because the toast closes after 3 s.
  return refused.ok || refused.errors?.length
    ? refused
    : { ok: false, errors: [{ path: '', message: messageOf(error) }] };
}

const assignKey = createIdempotencyKey();

/** Undoes the last assignment and closes its message, so that it is undone only once. */
function undoAssigned(postId: string, undos: readonly UndoOffer[]): void {
  $assigned.set(null);
  const entryIds = undos.map(({ entryId }) => entryId);
  void undoEntries(entryIds, () => Promise.all([posts.refresh(), loadCandidates(postId)]));
}

/** Assigns guards to a post, all or none; a retry assigns nobody twice. */
export async function assignToPost(body: BodyOf<typeof postGuards.assignToPost>): Promise<SubmitResult> {
  try {
    const { data, undos = [] } = await call(postGuards.assignToPost, body, {
      idempotencyKey: assignKey.of(body),
    });
    assignKey.done();
    const post = findPost(body.postId);
    if (post) {
      const names = data.map(({ guard }) => guard.user.name);
      const undo = undos.length > 0 && {
        until: Date.now() + Math.min(...undos.map(({ seconds }) => seconds)) * 1000,
        onPress: () => undoAssigned(body.postId, undos),
      };
      $assigned.set({ post, names, ...body, ...(undo && { undo }) });
    }
    refreshOverview();
    void loadCandidates(body.postId);
    return { ok: true };
  } catch (error) {
    return refusalOf(error, contract.postMessages.assignFailed(messageOf(error)), body.postId);
  }
}

const replaceKey = createIdempotencyKey();

/** Gives an assignment to another guard. `reload` loads other views of it, also after undo. */
export async function replaceGuard(
  post: Post,
  body: BodyOf<typeof postGuards.replaceGuard>,
  reload: () => Promise<unknown> = async () => {},
): Promise<SubmitResult> {
  try {
    const reply = await call(postGuards.replaceGuard, body, { idempotencyKey: replaceKey.of(body) });
    replaceKey.done();
    // Hide an earlier assignment's message, so that the key U undoes the replacement instead.
    if ($assigned.get()?.post._id === post._id) $assigned.set(null);
    const { begun, ended } = reply.data;
    announce(reply, {
      message: contract.postMessages.replaced,
      about: `${begun.guard.user.name} for ${ended.guard.user.name}, ${post.client.user.name}`,
      reload: () => Promise.all([posts.refresh(), loadCandidates(post._id), reload()]),
    });
    refreshOverview();
    void Promise.all([loadCandidates(post._id), reload()]);
    return { ok: true };
  } catch (error) {
    return refusalOf(error, contract.postMessages.replaceFailed(messageOf(error)), post._id);
  }
}

const addKey = createIdempotencyKey();

/** Adds a post of a client; `added` gets its id. */
export async function addPost(
  body: BodyOf<typeof contract.addPost>,
  added: (id: string) => void,
): Promise<SubmitResult> {
  try {
    const { data } = await call(contract.addPost, body, { idempotencyKey: addKey.of(body) });
    addKey.done();
    toast.success(contract.postMessages.added);
    added(data._id);
    void posts.refresh();
    refreshOverview();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, contract.postMessages.addFailed(messageOf(error)));
  }
}

/** Changes a post and looks for its candidates again. */
export async function updatePost(body: BodyOf<typeof contract.updatePost>): Promise<SubmitResult> {
  try {
    const { data } = await call(contract.updatePost, body);
    toast.success(contract.postMessages.changed);
    put(data);
    void loadCandidates(body.postId);
    refreshOverview();
    return { ok: true };
  } catch (error) {
    return refusalOf(error, contract.postMessages.changeFailed(messageOf(error)), body.postId);
  }
}

/** Ends a post on a day, with the work of its guards there. */
export async function endPost(body: BodyOf<typeof contract.endPost>): Promise<SubmitResult> {
  try {
    const { data } = await call(contract.endPost, body);
    toast.success(contract.postMessages.ended);
    put(data);
    void posts.refresh();
    refreshOverview();
    return { ok: true };
  } catch (error) {
    return refusalOf(error, contract.postMessages.endFailed(messageOf(error)), body.postId);
  }
}

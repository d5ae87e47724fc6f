import { isDeepStrictEqual } from 'node:util';
import type { Location } from '@prahari/contract/assignments.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { guardsInTheWay, outsidePost, postEnded, postNotFound } from '@prahari/contract/posts';
import type * as contract from '@prahari/contract/posts.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { addDays, type Day, laterDay, today } from '@prahari/domain/days';
import { type DutyHours, hoursOf, type PostHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isOverlap } from '../../../db/errors.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { tellOfWork, type Work } from '../../messages/work-messages.service.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { type EndedOnDay, endOnDay } from '../assignments/end-assignment.service.ts';
import { selectOpenPostAssignments } from '../capacity/capacity.queries.ts';
import { selectBusyDaysOfPost } from '../duties/busy-days.queries.ts';
import { moveComingDuties } from '../duties/duties.queries.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import {
  updatePost as changePost,
  closeOffersOf,
  moveAssignments,
  type NewPost,
  setLastDay,
} from './post-changes.queries.ts';
import { isOver } from './post-figures.rows.ts';
import { type PostRow, selectPosts } from './posts.queries.ts';
import { chosenHours, getPost } from './posts.service.ts';

const NEVER: Day = '9999-12-31';

/**
 * Returns a post with `capacity`, the number of guards its client may have. Locks the client, so
 * that nobody is assigned until the transaction ends. @throws postNotFound, personErased
 */
export async function lockPost(tx: Tx, id: string) {
  const [known] = await selectPosts(tx, [id]);
  if (!known) throw new AppError(postNotFound);
  const capacity = await lockCapacity(tx, known.clientId);
  const [post] = await selectPosts(tx, [id]);
  if (!post) throw new AppError(postNotFound);
  return { ...post, capacity };
}

/** The hours that a post keeps while its shift stays. */
const hoursBefore = (post: PostRow, shift: Shift) =>
  post.shift === shift && post.startsAt !== null && post.hours !== null
    ? { startsAt: post.startsAt, hours: post.hours as DutyHours }
    : {};

/** Moves the duties that have not begun, and returns their assignments. @throws guardsInTheWay when a guard has another duty then */
async function moveDuties(
  tx: Tx,
  postId: string,
  hours: { from: PostHours; to: PostHours },
): Promise<string[]> {
  try {
    return await moveComingDuties(tx, postId, hours);
  } catch (error) {
    throw isOverlap(error) ? new AppError(guardsInTheWay) : error;
  }
}

const isSamePlace = (one: Location, other: Location): boolean =>
  one.street === other.street &&
  one.city === other.city &&
  one.state === other.state &&
  one.zipCode === other.zipCode;

/**
 * Changes a locked post with its coming duties and the places of its assignments, and returns the
 * assignments that moved. Open offers end where their guards were told another time or place.
 * @throws guardsInTheWay when open assignments would no longer fit
 */
export async function changeLockedPost(
  tx: Tx,
  post: PostRow,
  wanted: Omit<NewPost, 'clientId' | 'requestId'>,
): Promise<Set<string>> {
  const id = post._id;
  const open = await selectOpenPostAssignments(tx, { postId: id });
  const busy = { id, startDate: today(), endDate: NEVER, atLeast: wanted.asked + 1, except: '' };
  const hasTooFewPlaces = (await selectBusyDaysOfPost(tx, busy)).length > 0;
  const losesDays = open.some(
    ({ startDate, endDate }) =>
      (wanted.startDate > post.startDate && startDate < wanted.startDate) ||
      (wanted.endDate < post.endDate && endDate > wanted.endDate),
  );
  if (hasTooFewPlaces || losesDays) throw new AppError(guardsInTheWay);
  await changePost(tx, id, wanted);
  const [before, after] = [hoursOf(post), wanted.hours];
  const hasOtherHours =
    before && after && (before.startsAt !== after.startsAt || before.hours !== after.hours);
  const hasMoved = !isSamePlace(post, wanted.place);
  if (hasOtherHours || hasMoved) await closeOffersOf(tx, id);
  return new Set([
    ...(hasOtherHours ? await moveDuties(tx, id, { from: before, to: after }) : []),
    ...(hasMoved ? await moveAssignments(tx, id, { from: post, to: wanted.place }) : []),
  ]);
}

/** Tells the guards of assignments that moved with their post. Those with hours or a place of their own go on as before. */
export async function tellMoved(tx: Tx, moved: ReadonlySet<string>, entryId: string): Promise<void> {
  const works: Work[] = [];
  for (const id of moved) works.push({ assignment: await getAssignment(tx, id), entryId });
  await tellOfWork(tx, works, { kind: 'changed', readers: 'guards', isUndoable: false });
}

/**
 * Changes a post unless its open assignments would no longer fit. An ended post may be corrected,
 * but no period moves into the past; the same values again are no change.
 * @throws postNotFound, guardsInTheWay, 400 for an end in the past
 */
export async function updatePost(
  db: Db,
  actorId: string,
  { postId, note = '', ...body }: ParsedBodyOf<typeof contract.updatePost>,
): Promise<Post> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const post = await lockPost(tx, postId);
    if (body.endDate < today() && body.endDate !== post.endDate)
      throw invalidFields([{ path: 'endDate', message: 'End date must not be in the past' }]);
    const { shift, hours } = await chosenHours(tx, { ...hoursBefore(post, body.shift), ...body });
    const moved = await changeLockedPost(tx, post, { ...body, shift, hours, note });
    const [changed] = await selectPosts(tx, [postId]);
    if (isDeepStrictEqual({ ...changed, capacity: post.capacity }, post)) return getPost(tx, postId);
    const entryId = await audit(tx, {
      actorId,
      action: 'updatePost',
      entity: 'posts',
      entityId: postId,
      detail: { ...body, note },
    });
    await tellMoved(tx, moved, entryId);
    return getPost(tx, postId);
  });
}

/**
 * Ends a post on a day: shortens its open assignments and completes those that begin later. A day
 * before the start ends a post that never began.
 * @throws postNotFound, postEnded, outsidePost, guardsInTheWay
 */
export async function endPost(
  db: Db,
  actorId: string,
  { postId, lastDay }: ParsedBodyOf<typeof contract.endPost>,
): Promise<Post> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const post = await lockPost(tx, postId);
    if (isOver(post, today())) throw new AppError(postEnded);
    const hasBegun = post.startDate < today();
    if (lastDay > post.endDate || (hasBegun && lastDay < post.startDate)) throw new AppError(outsidePost);
    const open = await selectOpenPostAssignments(tx, { postId });
    if (open.some(({ startDate }) => startDate < today() && startDate > lastDay))
      throw new AppError(guardsInTheWay);
    await setLastDay(tx, postId, lastDay);
    const ended: EndedOnDay[] = [];
    for (const { id } of open) {
      const one = await endOnDay(tx, actorId, id, lastDay);
      if (one) ended.push(one);
    }
    if (lastDay === post.endDate && ended.length === 0) return getPost(tx, postId);
    const entry = { action: 'endPost', entity: 'posts', entityId: postId, detail: { lastDay } } as const;
    const entryId = await audit(tx, { actorId, ...entry });
    const works: Work[] = [];
    for (const { id, endDate } of ended) {
      const assignment = await getAssignment(tx, id);
      const from = laterDay(assignment.startDate, addDays(lastDay, 1));
      works.push({ assignment, entryId, days: { from, to: endDate } });
    }
    await tellOfWork(tx, works, { kind: 'withdrawn', isUndoable: false });
    return getPost(tx, postId);
  });
}

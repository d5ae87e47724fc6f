import { guardNotAvailable } from '@prahari/contract/assignments';
import * as wire from '@prahari/contract/offers';
import type { OfferForGuard } from '@prahari/contract/offers.schemas';
import { papersExpired } from '@prahari/contract/post-guards';
import type { Refusal } from '@prahari/contract/reply';
import { dayRuns } from '@prahari/domain/day-runs';
import { dutyInterval } from '@prahari/domain/post-hours';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { tellOfWork, type Work } from '../../messages/work-messages.service.ts';
import { addAssignment } from '../assignments/add-assignment.service.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { clientHasRoom, hasRoom } from '../capacity/capacity.service.ts';
import {
  checkCanWork,
  isAway,
  lockAndFindObstacle,
  overlapText,
} from '../guard-schedule/guard-schedule.service.ts';
import { lockPost } from '../posts/post-changes.service.ts';
import { type PostRow, selectPosts } from '../posts/posts.queries.ts';
import { assignmentsOf, daysOf, isOpen, type OfferedPost, toOfferForGuard } from './offer-reply.ts';
import * as queries from './offers.queries.ts';
import { hashToken, offeredPost } from './offers.service.ts';

type LockedPost = PostRow & { capacity: number };

/** Returns the offer of a link. @throws offerNotFound, also where its guard's account is disabled */
export async function findOffer(db: Db, token: string): Promise<queries.OfferRow> {
  const offer = await queries.selectByToken(db, hashToken(token));
  if (!offer) throw new AppError(wire.offerNotFound);
  return offer;
}

async function postOf(db: Db, { postId }: queries.OfferRow): Promise<OfferedPost> {
  const [post] = await selectPosts(db, [postId]);
  if (!post) throw new AppError(wire.offerNotFound);
  return offeredPost(db, post);
}

const isTooLate = (offer: queries.OfferRow, { hours }: OfferedPost): boolean =>
  daysOf(offer).some((day) => dutyInterval(day, hours).endsAt <= Date.now());

/** True if the post has ended, or begins later, since the offer was sent. */
const isOutside = (offer: queries.OfferRow, { period }: OfferedPost): boolean =>
  daysOf(offer).some((day) => day < period.startDate || day > period.endDate);

/** Returns what the offer's page says. A duty that the office took back since is nobody's offer any more. */
async function stateOf(db: Db, offer: queries.OfferRow, post: OfferedPost): Promise<wire.OfferState> {
  if (offer.wonBy === offer.id) return (await queries.stands(db, assignmentsOf(offer))) ? 'yours' : 'expired';
  if (offer.wonBy !== null) return 'taken';
  return isOpen(offer) && !isTooLate(offer, post) && !isOutside(offer, post) ? 'open' : 'expired';
}

/** Returns what a guard is offered and notes that the link was opened. @throws offerNotFound */
export async function openOffer(db: Db, token: string): Promise<OfferForGuard> {
  const offer = await findOffer(db, token);
  const post = await postOf(db, offer);
  await queries.setOpened(db, offer.id);
  return toOfferForGuard(offer, post, await stateOf(db, offer, post));
}

/** @throws offerTaken where the post or the client has all its guards on one of the days */
async function checkRoom(tx: Tx, post: LockedPost, plan: Parameters<typeof hasRoom>[2]): Promise<void> {
  const { _id: id, asked, clientId, capacity } = post;
  const fits =
    (await hasRoom(tx, { id, asked }, plan)) && (await clientHasRoom(tx, { clientId, capacity }, plan));
  if (!fits) throw new AppError(wire.offerTaken);
}

/** The refusal of a yes that can't count. */
class ImpossibleOffer extends AppError {
  readonly reason: wire.ImpossibleReason;

  constructor(reason: wire.ImpossibleReason, message: string) {
    super({ ...wire.offerImpossible, message });
    this.reason = reason;
  }
}

/** Looks again at other duties, leave, age and papers. @throws ImpossibleOffer */
async function checkGuard(
  tx: Tx,
  guardId: string,
  work: { clientId: string; plan: Parameters<typeof hasRoom>[2] },
): Promise<void> {
  const obstacle = await lockAndFindObstacle(tx, guardId, work);
  if (obstacle === 'disabled') throw new AppError(wire.offerNotFound);
  if (obstacle) throw new ImpossibleOffer('busy', `You have your own duty then, ${overlapText(obstacle)}`);
  if (await isAway(tx, guardId, work.plan))
    throw new ImpossibleOffer('away', 'You are on leave or sick then. Call the office if that has changed');
  try {
    await checkCanWork(tx, guardId, work);
  } catch (error) {
    if (is(error, guardNotAvailable))
      throw new ImpossibleOffer('age', 'A guard must be 18 to 64 years old on the first day');
    if (is(error, papersExpired))
      throw new ImpossibleOffer('papers', 'A paper of yours has expired. Bring the new one to the office');
    throw error;
  }
}

/** Gives the guard all days: an assignment for each run of days that follow each other. */
async function take(tx: Tx, offer: queries.OfferRow, post: LockedPost): Promise<void> {
  const { shift, street, city, state, zipCode, hours } = await offeredPost(tx, post);
  const location = { street, city, state, zipCode };
  const made: string[] = [];
  const works: Work[] = [];
  for (const period of dayRuns(daysOf(offer))) {
    const plan = { period, hours };
    await checkRoom(tx, post, plan);
    await checkGuard(tx, offer.guardId, { clientId: post.clientId, plan });
    const parties = { guardId: offer.guardId, clientId: post.clientId, postId: post._id };
    const assignment = { ...parties, shift, location, hours, ...period };
    const { id, entryId } = await addAssignment(tx, offer.sentBy, assignment);
    made.push(id);
    works.push({ assignment: await getAssignment(tx, id), entryId });
  }
  await queries.setWon(tx, offer.id, made);
  await auditAnswer(tx, 'acceptOffer', offer, post.clientId);
  await tellOfWork(tx, works, { kind: 'assigned' });
}

const auditAnswer = (
  tx: Tx,
  action: 'acceptOffer' | 'declineOffer',
  { id, userId, guardId, postId }: queries.OfferRow,
  clientId: string,
) =>
  audit(tx, {
    actorId: userId,
    action,
    entity: 'assignments',
    entityId: id,
    detail: { guardId, clientId, postId },
  });

/** Takes the first valid yes of a round. Locks the client, so that the others wait for it. */
function sayYes(db: Db, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { postId } = await findOffer(tx, token);
    const post = await lockPost(tx, postId);
    const offer = await findOffer(tx, token);
    const state = await stateOf(tx, offer, await offeredPost(tx, post));
    if (state === 'yours') return;
    if (state === 'taken') throw new AppError(wire.offerTaken);
    if (state === 'expired') throw new AppError(wire.offerExpired);
    await take(tx, offer, post);
  });
}

/** Refuses a no that comes too late to matter. @throws offerYours, offerTaken, offerExpired */
function sayNo(db: Db, token: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { postId } = await findOffer(tx, token);
    const post = await lockPost(tx, postId);
    const offer = await findOffer(tx, token);
    const state = await stateOf(tx, offer, await offeredPost(tx, post));
    if (state === 'yours') throw new AppError(wire.offerYours);
    if (state === 'taken') throw new AppError(wire.offerTaken);
    if (state === 'expired') throw new AppError(wire.offerExpired);
    if (offer.answer === 'no') return;
    await queries.setAnswer(tx, offer.id, 'no');
    await auditAnswer(tx, 'declineOffer', offer, post.clientId);
  });
}

const is = (error: unknown, { code }: Refusal): boolean => error instanceof AppError && error.code === code;

/**
 * Answers an offer. The first valid yes gets all of its days or none; the winner's second yes changes
 * nothing, and a yes after a no counts while the offer is open.
 * @throws offerNotFound, offerTaken, offerExpired, offerYours, offerImpossible with the rule
 */
export async function answerOffer(db: Db, token: string, yes: boolean): Promise<OfferForGuard> {
  const before = await findOffer(db, token);
  try {
    // Without a lock, because nothing opens a round again that somebody has won.
    if (before.wonBy !== null && before.wonBy !== before.id) throw new AppError(wire.offerTaken);
    await (yes ? sayYes(db, token) : sayNo(db, token));
  } catch (error) {
    if (yes && is(error, wire.offerTaken)) await queries.setAnswer(db, before.id, 'yes');
    if (error instanceof ImpossibleOffer) await queries.setImpossible(db, before.id, error.reason);
    throw error;
  }
  return openOffer(db, token);
}

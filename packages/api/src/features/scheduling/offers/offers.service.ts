import { hash, randomBytes } from 'node:crypto';
import { guardNotFound } from '@prahari/contract/assignments';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { offerNotFound } from '@prahari/contract/offers';
import type * as contract from '@prahari/contract/offers.schemas';
import type { Offer, SentOffer } from '@prahari/contract/offers.schemas';
import { outsidePost, postEnded, postFull, postHasNoShift, postNotFound } from '@prahari/contract/posts';
import { dayRuns } from '@prahari/domain/day-runs';
import { today } from '@prahari/domain/days';
import { whatsAppLink } from '@prahari/domain/phone';
import { dutyInterval, type PostHours, timingOf } from '@prahari/domain/post-hours';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId, newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { offerText } from '../../../mail/messages/link-texts.ts';
import { shiftHours } from '../../company/company.service.ts';
import { mayUseWhatsApp } from '../../consent/consent.service.ts';
import { hasRoom, hoursAt } from '../capacity/capacity.service.ts';
import { lockPost } from '../posts/post-changes.service.ts';
import { isOver } from '../posts/post-figures.rows.ts';
import { type PostRow, selectPosts } from '../posts/posts.queries.ts';
import { insertStep } from '../watch-steps/watch-steps.queries.ts';
import { type OfferedPost, toOffer } from './offer-reply.ts';
import * as queries from './offers.queries.ts';

const MINUTE_MS = 60_000;
const LISTED_MS = 30 * 24 * 60 * MINUTE_MS;

export const hashToken = (token: string): string => hash('sha256', token);

/** Returns a post as it is offered. @throws postHasNoShift */
export async function offeredPost(db: Db, post: PostRow): Promise<OfferedPost> {
  const { shift, name, street, city, state, zipCode, startDate, endDate } = post;
  if (shift === null || city === '') throw new AppError(postHasNoShift);
  const hours = hoursAt(post, shift, await shiftHours(db));
  return { name, shift, street, city, state, zipCode, hours, period: { startDate, endDate } };
}

/** @throws outsidePost, 400 for a day whose duty is over */
function checkDays(days: readonly string[], post: PostRow, hours: PostHours): void {
  if (days.some((day) => day < post.startDate || day > post.endDate)) throw new AppError(outsidePost);
  if (days.some((day) => dutyInterval(day, hours).endsAt <= Date.now()))
    throw invalidFields([{ path: 'days', message: 'The duty of a day is over' }]);
}

/** Returns the link that opens WhatsApp; undefined for a guard without a valid phone or who has refused it. */
async function chatLink(tx: Tx, to: queries.OfferedGuard, text: string): Promise<string | undefined> {
  return (await mayUseWhatsApp(tx, to.userId)) === false ? undefined : whatsAppLink(to.phone, text);
}

/**
 * Offers one place of a post on some days to guards. Only hashes of the links' tokens are stored. An
 * open offer of the same days to the same guard ends.
 * @throws postNotFound, postEnded, postHasNoShift, outsidePost, postFull, guardNotFound, personErased
 */
export function sendOffers(
  db: Db,
  actorId: string,
  { postId, days, guardIds, minutes }: ParsedBodyOf<typeof contract.sendOffers>,
  siteUrl: string,
): Promise<SentOffer[]> {
  const ids = [...new Set(guardIds)];
  return inTransaction(db, async (tx) => {
    const post = await lockPost(tx, postId);
    if (isOver(post, today())) throw new AppError(postEnded);
    const offered = await offeredPost(tx, post);
    checkDays(days, post, offered.hours);
    for (const period of dayRuns(days)) {
      const plan = { period, hours: offered.hours };
      if (!(await hasRoom(tx, { id: post._id, asked: post.asked }, plan))) throw new AppError(postFull);
    }
    const guards = new Map((await queries.selectGuards(tx, ids)).map((guard) => [guard._id, guard]));
    if (guards.size < ids.length) throw new AppError(guardNotFound);
    const storedDays = JSON.stringify(days);
    await queries.closeEarlier(tx, { postId: post._id, guardIds: ids, days: storedDays });
    const round = {
      round_id: newId(),
      post_id: post._id,
      days: storedDays,
      sent_by: actorId,
      sent_at: nowText(),
      open_until: nowText(minutes * MINUTE_MS),
    };
    const made = ids.map((guardId) => ({
      id: newId(),
      guardId,
      token: randomBytes(32).toString('base64url'),
    }));
    await queries.insertOffers(
      tx,
      made.map(({ id, guardId, token }) => ({
        id,
        guard_id: guardId,
        token_hash: hashToken(token),
        ...round,
      })),
    );
    const detail = { clientId: post.clientId, offers: made.length, days, minutes };
    for (const day of days.filter((one) => dutyInterval(one, offered.hours).beginsAt <= Date.now()))
      await insertStep(tx, {
        ...{ clientId: post.clientId, postId: post._id, day, guardId: null, kind: 'offered' },
        ...{ beginsAt: dutyInterval(day, offered.hours).beginsAt, byUserId: actorId },
      });
    await audit(tx, { actorId, action: 'sendOffers', entity: 'posts', entityId: post._id, detail });
    const work = {
      place: `${post.name}, ${post.city}`,
      days,
      timing: timingOf(offered.hours),
    };
    const sent: SentOffer[] = [];
    for (const { id, guardId, token } of made) {
      const guard = guards.get(guardId);
      if (!guard) throw new AppError(guardNotFound);
      const { name, language } = guard;
      const url = `${siteUrl}/offer#${token}`;
      const whatsapp = await chatLink(tx, guard, offerText(language, { name, url, ...work }));
      sent.push({ _id: id, guardId, name, url, ...(whatsapp && { whatsapp }) });
    }
    return sent;
  });
}

/** Returns a post's offers of the past 30 days, the newest first. @throws postNotFound */
export async function listOffers(db: Db, postId: string): Promise<Offer[]> {
  const [post] = isId(postId) ? await selectPosts(db, [postId]) : [];
  if (!post) throw new AppError(postNotFound);
  return (await queries.selectOfPost(db, post._id, nowText(-LISTED_MS))).map(toOffer);
}

const auditClosed = (tx: Tx, actorId: string, postId: string, offers: number) =>
  audit(tx, { actorId, action: 'closeOffers', entity: 'posts', entityId: postId, detail: { offers } });

/** Closes offers that nobody has taken and returns all of them. @throws offerNotFound */
export function closeOffers(db: Db, actorId: string, offerIds: readonly string[]): Promise<Offer[]> {
  const ids = [...new Set(offerIds)];
  return inTransaction(db, async (tx) => {
    const known = await queries.selectOffers(tx, ids);
    if (known.length < ids.length) throw new AppError(offerNotFound);
    const postIds = [...new Set(known.map(({ postId }) => postId))].sort();
    for (const postId of postIds) await lockPost(tx, postId);
    const isOpen = ({ openUntil, wonBy }: (typeof known)[number]) => openUntil > nowText() && wonBy === null;
    const open = (await queries.selectOffers(tx, ids)).filter(isOpen);
    await queries.close(
      tx,
      open.map(({ id }) => id),
    );
    for (const postId of postIds) {
      const closed = open.filter((offer) => offer.postId === postId);
      if (closed.length > 0) await auditClosed(tx, actorId, postId, closed.length);
    }
    return (await queries.selectOffers(tx, ids)).map(toOffer);
  });
}

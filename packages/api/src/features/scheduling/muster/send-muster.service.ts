import { hash, randomBytes } from 'node:crypto';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { dutyNotFound, musterLocked } from '@prahari/contract/duties';
import {
  disputeNotFound,
  MUSTER_LINK_DAYS,
  musterDisputed,
  musterNotAgreed,
  musterNotSent,
} from '@prahari/contract/muster';
import type * as contract from '@prahari/contract/muster.schemas';
import type { Muster, SentMuster } from '@prahari/contract/muster.schemas';
import { type DutyCount, silentAt } from '@prahari/domain/muster';
import { whatsAppLink } from '@prahari/domain/phone';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { monthText } from '../../../mail/messages/link-texts.ts';
import { attendedSince } from '../../company/company.service.ts';
import { mayUseWhatsApp } from '../../consent/consent.service.ts';
import { dropUnsent, tell } from '../../messages/messages.service.ts';
import { settleSilence } from '../duties/silence.queries.ts';
import type { MusterPost } from './muster.queries.ts';
import * as queries from './muster.queries.ts';
import { countMuster, musterPost, type OfMonth } from './muster.service.ts';
import * as changes from './muster-changes.queries.ts';
import { isAgreed, musterState } from './muster-lock.ts';

const DAY_MS = 86_400_000;

export const hashToken = (token: string): string => hash('sha256', token);

/** Stores a link of 256 random bits as a hash and returns it. The token follows the #, which no server sees. */
async function newLink(
  tx: Tx,
  { musterId, siteUrl }: { musterId: string; siteUrl: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = nowText(MUSTER_LINK_DAYS * DAY_MS);
  await changes.insertLink(tx, { token_hash: hashToken(token), muster_id: musterId, expires_at: expiresAt });
  return `${siteUrl}/muster#${token}`;
}

export const placeName = ({ street, city }: MusterPost): string => [street, city].filter(Boolean).join(', ');

/**
 * Sends the days of a month that are over to the client, and returns a link for one without a login.
 * Sending again makes another link and waits anew. @throws postNotFound, musterDisputed,
 * musterLocked when all these days are agreed
 */
export function sendMuster(
  db: Db,
  actorId: string,
  { postId, month }: OfMonth,
  siteUrl: string,
): Promise<SentMuster> {
  return inTransaction(db, async (tx) => {
    const now = Date.now();
    const post = await musterPost(tx, postId);
    await changes.insertMuster(tx, post.id, month);
    // So that the month can be sent again for its later days.
    await settleSilence(tx, { postId: post.id });
    const row = await changes.lockMuster(tx, post.id, month);
    if (!row) throw new Error('The month was deleted meanwhile');
    if (row.state === 'disputed') throw new AppError(musterDisputed);
    const later = { postId: post.id, month, after: row.covers_until, until: now };
    if (row.state === 'agreed' && !(await changes.hasDutiesEnded(tx, later)))
      throw new AppError(musterLocked);
    const since = await attendedSince(tx);
    await changes.writeMuster(tx, row.id, {
      state: 'sent',
      sent_at: now,
      sent_by: actorId,
      silent_at: silentAt(now, post.silenceDays),
      covers_until: now,
      // Agreed duties stay as they were counted.
      attended_since: row.agreed_until > 0 ? (row.attended_since ?? since) : since,
    });
    const url = await newLink(tx, { musterId: row.id, siteUrl });
    const detail = { month, userId: post.clientUserId };
    const entry = { action: 'sendMuster', entity: 'posts', entityId: post.id, detail } as const;
    const entryId = await audit(tx, { actorId, ...entry });
    // The earlier link and its days are out of date.
    await dropUnsent(tx, row.id);
    await tell(tx, {
      kind: 'month-sent',
      to: post.clientUserId,
      act: `muster:${entryId}`,
      parts: [{ about: row.id, facts: { month, place: placeName(post) } }],
      link: url,
    });
    const text = monthText(post.clientLanguage, { name: post.clientName, month, url });
    const isRefused = (await mayUseWhatsApp(tx, post.clientUserId)) === false;
    const whatsapp = isRefused ? undefined : whatsAppLink(post.clientPhone, text);
    return { url, ...(whatsapp && { whatsapp }), muster: await countMuster(tx, post, month) };
  });
}

/** The duties of a guard on a day, in the muster of a post. */
const dutiesOfGuard = async (
  tx: Tx,
  { post, month }: { post: MusterPost; month: string },
  day: string,
  guardId: string,
) =>
  (await queries.selectMusterDuties(tx, post.id, month)).filter(
    (duty) => duty.day === day && duty.guardId === guardId,
  );

/** Answers a disputed duty. After the last answer the month is sent again. @throws postNotFound, disputeNotFound */
export function answerDispute(
  db: Db,
  actorId: string,
  { postId, month, day, guardId, counts, note = '' }: ParsedBodyOf<typeof contract.answerDispute>,
): Promise<Muster> {
  return inTransaction(db, async (tx) => {
    const now = Date.now();
    const post = await musterPost(tx, postId);
    const row = await changes.lockMuster(tx, post.id, month);
    if (row?.state !== 'disputed') throw new AppError(disputeNotFound);
    const dutyIds = (await dutiesOfGuard(tx, { post, month }, day, guardId)).map(({ id }) => id);
    const answer = { counts: counts as DutyCount, note, by: actorId, now };
    if ((await changes.answerDisputes(tx, row.id, dutyIds, answer)) === 0)
      throw new AppError(disputeNotFound);
    if (!(await changes.hasUnanswered(tx, row.id)))
      await changes.writeMuster(tx, row.id, {
        state: 'sent',
        sent_at: now,
        sent_by: actorId,
        silent_at: silentAt(now, post.silenceDays),
      });
    const detail = { month, day, guardId, counts, note };
    await audit(tx, { actorId, action: 'answerDispute', entity: 'posts', entityId: post.id, detail });
    return countMuster(tx, post, month);
  });
}

/** Takes a month back, also an agreed one. Its links end. @throws postNotFound, musterNotSent */
export function reopenMuster(
  db: Db,
  actorId: string,
  { postId, month, reason }: ParsedBodyOf<typeof contract.reopenMuster>,
): Promise<Muster> {
  return inTransaction(db, async (tx) => {
    const now = Date.now();
    const post = await musterPost(tx, postId);
    const row = await changes.lockMuster(tx, post.id, month);
    if (!row || row.state === 'open') throw new AppError(musterNotSent);
    const before = musterState(row, now);
    await changes.closeDisputes(tx, row.id);
    await changes.deleteLinks(tx, row.id);
    await dropUnsent(tx, row.id);
    await changes.writeMuster(tx, row.id, {
      state: 'open',
      silent_at: null,
      covers_until: 0,
      agreed_until: 0,
      agreed_at: null,
      agreed_by: null,
      agreed_how: null,
    });
    const detail = { month, before, reason, userId: post.clientUserId };
    await audit(tx, { actorId, action: 'reopenMuster', entity: 'posts', entityId: post.id, detail });
    return countMuster(tx, post, month);
  });
}

/** Stores what an agreed duty counts in truth, for the next bill; the same again is no change. @throws dutyNotFound, musterNotAgreed */
export function adjustDuty(
  db: Db,
  actorId: string,
  { dutyId, counts, reason }: ParsedBodyOf<typeof contract.adjustDuty>,
): Promise<Muster> {
  return inTransaction(db, async (tx) => {
    const now = Date.now();
    const duty = isId(dutyId) ? await queries.selectDutyPlace(tx, dutyId) : undefined;
    if (!duty || duty.postId === null) throw new AppError(dutyNotFound);
    const month = duty.day.slice(0, 7);
    const post = await musterPost(tx, duty.postId);
    const row = await changes.lockMuster(tx, post.id, month);
    const open = row ? (await queries.selectDisputes(tx, row.id)).filter(({ isOpen }) => isOpen === 1) : [];
    const hasOpenDispute = open.some((dispute) => dispute.dutyId === dutyId);
    if (!isAgreed(row, { endsAt: duty.endsAt, hasOpenDispute }, now)) throw new AppError(musterNotAgreed);
    const before = await changes.selectAdjustment(tx, dutyId);
    if (before?.counts === counts && before.reason === reason) return countMuster(tx, post, month);
    await changes.upsertAdjustment(tx, {
      duty_id: dutyId,
      counts: counts as DutyCount,
      reason,
      adjusted_at: now,
      adjusted_by: actorId,
    });
    await audit(tx, {
      actorId,
      action: 'adjustDuty',
      entity: 'assignments',
      entityId: duty.assignmentId,
      detail: { dutyId, guardId: duty.guardId, counts, reason },
    });
    return countMuster(tx, post, month);
  });
}

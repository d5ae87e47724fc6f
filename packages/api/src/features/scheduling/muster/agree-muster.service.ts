import { musterLocked } from '@prahari/contract/duties';
import { musterChanged, musterDisputed, musterNotSent } from '@prahari/contract/muster';
import type { Muster } from '@prahari/contract/muster.schemas';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { dropUnsent, tellOffice } from '../../messages/messages.service.ts';
import type { MusterPost, MusterRow } from './muster.queries.ts';
import * as queries from './muster.queries.ts';
import { countMuster, musterPost, type OfMonth } from './muster.service.ts';
import * as changes from './muster-changes.queries.ts';
import { isAgreed, musterState } from './muster-lock.ts';
import { placeName } from './send-muster.service.ts';

/** The client's user who agrees or disputes, by login or by link. */
export interface ClientActor {
  userId: string;
  by: 'login' | 'link';
}

/** A month of a client as it was shown. */
export interface SeenMonth extends OfMonth {
  /** Without it, whatever the month is now counts. */
  version?: string | undefined;
}

/**
 * Locks a month of the client's own post.
 * @throws postNotFound, musterNotSent, musterDisputed, musterChanged for one that is not agreed
 */
async function lockSent(
  tx: Tx,
  { userId }: ClientActor,
  { postId, month, version }: SeenMonth,
): Promise<{ post: MusterPost; row: MusterRow; isDone: boolean }> {
  const post = await musterPost(tx, postId, userId);
  const row = await changes.lockMuster(tx, post.id, month);
  const state = musterState(row, Date.now());
  if (!row || state === 'open') throw new AppError(musterNotSent);
  if (state === 'disputed') throw new AppError(musterDisputed);
  const isDone = state === 'agreed';
  if (!isDone && version !== undefined && version !== (await countMuster(tx, post, month)).version)
    throw new AppError(musterChanged);
  return { post, row, isDone };
}

/**
 * Agrees the days of a month that were sent. Agreeing an agreed month changes nothing.
 * @throws postNotFound, musterNotSent, musterDisputed, musterChanged
 */
export function agreeMuster(db: Db, actor: ClientActor, of: SeenMonth): Promise<Muster> {
  return inTransaction(db, async (tx) => {
    const { post, row, isDone } = await lockSent(tx, actor, of);
    if (!isDone) {
      await dropUnsent(tx, row.id);
      await changes.closeDisputes(tx, row.id);
      await changes.writeMuster(tx, row.id, {
        state: 'agreed',
        silent_at: null,
        agreed_until: row.covers_until,
        agreed_at: Date.now(),
        agreed_by: actor.userId,
        agreed_how: actor.by,
      });
      const detail = { month: of.month, by: actor.by };
      await audit(tx, {
        actorId: actor.userId,
        action: 'agreeMuster',
        entity: 'posts',
        entityId: post.id,
        detail,
      });
    }
    return countMuster(tx, post, of.month);
  });
}

/** A day that the client disputes; without a guard, all its duties. */
export interface DisputedDay {
  day: string;
  guardId?: string | undefined;
  reason: string;
}

/**
 * Returns the duties that days name, each once with its last reason.
 * @throws 400 for a day without such a duty among those that were sent, musterLocked for an agreed one
 */
async function disputedDuties(
  tx: Tx,
  { post, row, days }: { post: MusterPost; row: MusterRow; days: readonly DisputedDay[] },
): Promise<{ dutyId: string; reason: string }[]> {
  const sent = (await queries.selectMusterDuties(tx, post.id, row.month)).filter(
    ({ plan, endsAt }) => plan !== 'cancelled' && endsAt <= row.covers_until,
  );
  const open = new Set(
    (await queries.selectDisputes(tx, row.id))
      .filter(({ isOpen }) => isOpen === 1)
      .map(({ dutyId }) => dutyId),
  );
  const reasons = new Map<string, string>();
  for (const [index, { day, guardId, reason }] of days.entries()) {
    const named = sent.filter(
      (duty) => duty.day === day && (guardId === undefined || duty.guardId === guardId),
    );
    if (named.length === 0)
      throw invalidFields([{ path: `days.${index}.day`, message: 'No duty of this day was sent' }]);
    const free = named.filter(
      ({ id, endsAt }) => !isAgreed(row, { endsAt, hasOpenDispute: open.has(id) }, Date.now()),
    );
    if (free.length === 0) throw new AppError(musterLocked);
    for (const { id } of free) reasons.set(id, reason);
  }
  return [...reasons].map(([dutyId, reason]) => ({ dutyId, reason }));
}

/**
 * Disputes days of a month that was sent; its other days are agreed.
 * @throws postNotFound, musterNotSent, musterDisputed, musterChanged, musterLocked, 400 for a day without a duty
 */
export function disputeMuster(
  db: Db,
  actor: ClientActor,
  { days, ...of }: SeenMonth & { days: readonly DisputedDay[] },
): Promise<Muster> {
  return inTransaction(db, async (tx) => {
    const { post, row, isDone } = await lockSent(tx, actor, of);
    if (isDone) throw new AppError(musterLocked);
    const now = Date.now();
    const disputes = await disputedDuties(tx, { post, row, days });
    await dropUnsent(tx, row.id);
    await changes.closeDisputes(tx, row.id);
    await changes.insertDisputes(tx, row.id, disputes, now);
    await changes.writeMuster(tx, row.id, {
      state: 'disputed',
      silent_at: null,
      agreed_until: row.covers_until,
    });
    const detail = { month: of.month, by: actor.by, duties: disputes.length };
    const entryId = await audit(tx, {
      actorId: actor.userId,
      action: 'disputeMuster',
      entity: 'posts',
      entityId: post.id,
      detail,
    });
    const month = { month: of.month, client: post.clientName, place: placeName(post) };
    const facts = { ...month, count: disputes.length };
    await tellOffice(tx, {
      kind: 'muster-disputed',
      by: actor.userId,
      act: `disputed:${entryId}`,
      parts: [{ about: row.id, facts, names: [post.clientUserId] }],
    });
    return countMuster(tx, post, of.month);
  });
}

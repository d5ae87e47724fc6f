import type { DutyCount } from '@prahari/domain/muster';
import { daysOfMonth } from '@prahari/domain/muster';
import type { Insertable, Updateable } from 'kysely';
import { newId } from '../../../db/ids.ts';
import type { Tables, Tx } from '../../../db/tables.ts';
import type { MusterRow } from './muster.queries.ts';

/** Locks what is stored of a month until the transaction ends, by writing it. Returns undefined if nothing is. */
export const lockMuster = (tx: Tx, postId: string, month: string): Promise<MusterRow | undefined> =>
  tx
    .updateTable('musters')
    .set((eb) => ({ month: eb.ref('month') }))
    .where('post_id', '=', postId)
    .where('month', '=', month)
    .returningAll()
    .executeTakeFirst();

/** Stores an open month unless there is one. */
export const insertMuster = (tx: Tx, postId: string, month: string) =>
  tx
    .insertInto('musters')
    .values({ id: newId(), post_id: postId, month, state: 'open' })
    .onConflict((conflict) => conflict.columns(['post_id', 'month']).doNothing())
    .execute();

export const writeMuster = (tx: Tx, id: string, values: Updateable<Tables['musters']>) =>
  tx.updateTable('musters').set(values).where('id', '=', id).execute();

/** True if duties of the post in the month ended after an instant and until another, in ms since 1970. */
export async function hasDutiesEnded(
  tx: Tx,
  { postId, month, after, until }: { postId: string; month: string; after: number; until: number },
): Promise<boolean> {
  const { first, last } = daysOfMonth(month);
  const found = await tx
    .selectFrom('duties')
    .select('id')
    .where('post_id', '=', postId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('ends_at', '>', after)
    .where('ends_at', '<=', until)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const insertLink = (tx: Tx, link: Insertable<Tables['muster_links']>) =>
  tx.insertInto('muster_links').values(link).execute();

export const deleteLinks = (tx: Tx, musterId: string) =>
  tx.deleteFrom('muster_links').where('muster_id', '=', musterId).execute();

/** Closes the disputes of a month, so that their duties are agreed, or open with the others. */
export const closeDisputes = (tx: Tx, musterId: string) =>
  tx
    .updateTable('muster_disputes')
    .set({ is_open: 0 })
    .where('muster_id', '=', musterId)
    .where('is_open', '=', 1)
    .execute();

/** Stores disputes, each in place of an answered one of the same duty. */
export async function insertDisputes(
  tx: Tx,
  musterId: string,
  disputes: readonly { dutyId: string; reason: string }[],
  now: number,
): Promise<void> {
  const dutyIds = disputes.map(({ dutyId }) => dutyId);
  await tx.updateTable('muster_disputes').set({ is_open: 0 }).where('duty_id', 'in', dutyIds).execute();
  await tx
    .insertInto('muster_disputes')
    .values(
      disputes.map(({ dutyId, reason }) => ({
        id: newId(),
        muster_id: musterId,
        duty_id: dutyId,
        reason,
        disputed_at: now,
      })),
    )
    .execute();
}

/** Answers the waiting disputes of some duties and returns how many there were. */
export async function answerDisputes(
  tx: Tx,
  musterId: string,
  dutyIds: readonly string[],
  answer: { counts: DutyCount; note: string; by: string; now: number },
): Promise<number> {
  if (dutyIds.length === 0) return 0;
  const answered = await tx
    .updateTable('muster_disputes')
    .set({ counts: answer.counts, note: answer.note, answered_by: answer.by, answered_at: answer.now })
    .where('muster_id', '=', musterId)
    .where('duty_id', 'in', dutyIds)
    .where('is_open', '=', 1)
    .where('answered_at', 'is', null)
    .returning('id')
    .execute();
  return answered.length;
}

export const hasUnanswered = async (tx: Tx, musterId: string): Promise<boolean> =>
  (await tx
    .selectFrom('muster_disputes')
    .select('id')
    .where('muster_id', '=', musterId)
    .where('is_open', '=', 1)
    .where('answered_at', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Stores an adjustment in place of an earlier one of the duty. */
/** Returns the adjustment of a duty, or undefined. */
export const selectAdjustment = (tx: Tx, dutyId: string) =>
  tx
    .selectFrom('muster_adjustments')
    .select(['counts', 'reason'])
    .where('duty_id', '=', dutyId)
    .executeTakeFirst();

export const upsertAdjustment = (tx: Tx, adjustment: Omit<Insertable<Tables['muster_adjustments']>, 'id'>) =>
  tx
    .insertInto('muster_adjustments')
    .values({ id: newId(), ...adjustment })
    .onConflict((conflict) => conflict.column('duty_id').doUpdateSet(adjustment))
    .execute();

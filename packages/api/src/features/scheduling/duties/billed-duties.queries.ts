import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { Tx } from '../../../db/tables.ts';
import type { DutyRow } from './duty.rows.ts';

/** True for a duty that no bill counts. One that a bill counts stays, so that the next bill takes it off. */
export const isUnbilled = sql<boolean>`not exists (
  select 1 from billed_duties where billed_duties.duty_id = duties.id)`;

/** True if a bill counts a duty of an assignment. Lock its client, so that none is made until the transaction ends. */
export const hasBilledDuty = async (tx: Tx, assignmentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('duties')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .where(sql<boolean>`not (${isUnbilled})`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Calls off the duties after a day that have not begun and that a bill counts, in place of deleting them. */
export const callOffBilled = (
  tx: Tx,
  { assignmentId, lastDay, now }: { assignmentId: string; lastDay: Day; now: number },
) =>
  tx
    .updateTable('duties')
    .set({ plan: 'cancelled' })
    .where('assignment_id', '=', assignmentId)
    .where('day', '>', lastDay)
    .where('begins_at', '>', now)
    .where(sql<boolean>`not (${isUnbilled})`)
    .execute();

/** Plans duties of an assignment again that were called off because a bill counts them. */
export async function planBilledAgain(
  tx: Tx,
  rows: readonly (DutyRow & { plan: 'planned' | 'leave' })[],
): Promise<void> {
  const assignmentId = rows[0]?.assignment_id ?? '';
  const calledOff = await tx
    .selectFrom('duties')
    .select(['id', 'day'])
    .where('assignment_id', '=', assignmentId)
    .where('plan', '=', 'cancelled')
    .where('correction', 'is', null)
    .where('begins_at', '>', Date.now())
    .execute();
  const byDay = new Map(rows.map((row) => [row.day, row]));
  for (const { id, day } of calledOff) {
    const again = byDay.get(day);
    if (!again) continue;
    const { plan, begins_at, ends_at } = again;
    await tx.updateTable('duties').set({ plan, begins_at, ends_at }).where('id', '=', id).execute();
  }
}

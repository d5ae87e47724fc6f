import { isShiftRunning, shiftDay, shiftHours } from '@prahari/domain/shift-hours';
import { shifts } from '@prahari/domain/shifts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

const inShiftStatuses = { active: sql`'active'`, onBreak: sql`'onBreak'` };

/**
 * Counts open assignments with a status whose dates and shift cover now. A count per running shift
 * lets each use an index, `assignments_on_duty` or `assignments_on_break`.
 */
export function inShiftStatement(
  status: keyof typeof inShiftStatuses,
  now: Date,
): RawBuilder<{ number: number }> {
  const counts = shifts.flatMap((shift) => {
    const hours = shiftHours(shift);
    if (!hours || !isShiftRunning(hours, now)) return [];
    const day = shiftDay(hours, now);
    return [
      sql`(select count(*) from assignments where status = ${inShiftStatuses[status]} and shift = ${shift} and end_date >= ${day} and start_date <= ${day})`,
    ];
  });
  return sql`select ${sql.join([sql`0`, ...counts], sql` + `)} as number`;
}

async function countInShift(db: Db, status: keyof typeof inShiftStatuses, now: Date): Promise<number> {
  const { rows } = await inShiftStatement(status, now).execute(db);
  return rows[0]?.number ?? 0;
}

/** Counts the guards on duty: an active assignment covers the day, and its shift runs. */
export const countOnDuty = (db: Db, now: Date): Promise<number> => countInShift(db, 'active', now);

/** Counts the guards on a break in their shift. */
export const countOnBreak = (db: Db, now: Date): Promise<number> => countInShift(db, 'onBreak', now);

import { isShiftRunning, shiftDay, shiftHours } from '@prahari/domain/shift-hours';
import { shifts } from '@prahari/domain/shifts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

const inShiftStatuses = { active: sql`'active'`, onBreak: sql`'onBreak'` };

/**
 * How many open assignments with a status cover the day and have their shift now: a sum over the shifts that run, so that each is
 * counted in an index of that status, `assignments_on_duty` or `assignments_on_break`.
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

/** How many guards are on duty at an instant: an active assignment whose dates cover the day and whose shift runs. */
export const countOnDuty = (db: Db, now: Date): Promise<number> => countInShift(db, 'active', now);

/** As countOnDuty, for guards on a break. */
export const countOnBreak = (db: Db, now: Date): Promise<number> => countInShift(db, 'onBreak', now);

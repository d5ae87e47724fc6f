import { addDays, today } from '@prahari/domain/days';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';

/** Duties that run at an instant: they began today or yesterday. */
function running(now: Date): RawBuilder<unknown> {
  const day = today(now);
  return sql`from duties where day in (${addDays(day, -1)}, ${day}) and plan = 'planned'
    and begins_at <= ${now.getTime()} and ends_at > ${now.getTime()}`;
}

export const runningStatement = (now: Date) =>
  sql<{ number: number }>`select count(*) as number ${running(now)}`;

/** Counts the guards on a break in a running duty, as few as there are. */
export const onBreakStatement = (now: Date) => sql<{
  number: number;
}>`select count(*) as number ${running(now)}
  and assignment_id in (select id from assignments where status = 'onBreak')`;

async function count(db: Db, statement: RawBuilder<{ number: number }>): Promise<number> {
  const { rows } = await statement.execute(db);
  return Number(rows[0]?.number ?? 0);
}

/** Counts the guards on a break in their duty. */
export const countOnBreak = (db: Db, now: Date): Promise<number> => count(db, onBreakStatement(now));

/** Counts the guards on duty: their duty runs, and they are not on a break. */
export const countOnDuty = async (db: Db, now: Date): Promise<number> =>
  (await count(db, runningStatement(now))) - (await countOnBreak(db, now));

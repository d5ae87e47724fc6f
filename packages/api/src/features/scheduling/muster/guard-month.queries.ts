import { daysOfMonth } from '@prahari/domain/muster';
import { sql } from 'kysely';
import type { Db, Tables, Tx } from '../../../db/tables.ts';
import { attendanceColumns } from '../scheduling.columns.ts';

/** Returns the guard of a user, or undefined for somebody not hired. */
export const selectGuardId = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('guards').select('id').where('user_id', '=', userId).executeTakeFirst())?.id;

/** Locks a guard until the transaction ends, by writing it. */
export const lockGuard = (tx: Tx, guardId: string) =>
  tx
    .updateTable('guards')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', guardId)
    .execute();

/** Returns a guard's duties in a month in the order of their begin. */
export const selectGuardDuties = (db: Db, guardId: string, month: string) =>
  selectDutiesBetween(db, guardId, daysOfMonth(month));

/** Returns a guard's duties of some days in the order of their begin. */
export const selectDutiesBetween = (
  db: Db,
  guardId: string,
  { first, last }: { first: string; last: string },
) =>
  db
    .selectFrom('duties')
    .innerJoin('clients', 'clients.id', 'duties.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .leftJoin('musters', (join) =>
      join
        .onRef('musters.post_id', '=', 'duties.post_id')
        .on('musters.month', '=', sql<string>`substr(duties.day, 1, 7)`),
    )
    .select([
      ...attendanceColumns,
      'users.name as client',
      'musters.state as musterState',
      'musters.covers_until as coversUntil',
      'musters.attended_since as attendedSince',
    ])
    .where('duties.guard_id', '=', guardId)
    .where((eb) => eb.between('duties.day', first, last))
    .orderBy('duties.begins_at')
    .execute();

/** Returns a guard's assignments with days in a month. */
export function selectGuardStays(db: Db, guardId: string, month: string) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom('assignments')
    .select(['start_date as startDate', 'end_date as endDate', 'completed_at as completedAt'])
    .where('guard_id', '=', guardId)
    .where('start_date', '<=', last)
    .where('end_date', '>=', first)
    .execute();
}

export const selectGuardMonth = (db: Db, guardId: string, month: string) =>
  db
    .selectFrom('guard_months')
    .selectAll()
    .where('guard_id', '=', guardId)
    .where('month', '=', month)
    .executeTakeFirst();

export async function upsertGuardMonth(tx: Tx, month: Tables['guard_months']): Promise<void> {
  await tx
    .insertInto('guard_months')
    .values(month)
    .onConflict((conflict) => conflict.columns(['guard_id', 'month']).doUpdateSet(month))
    .execute();
}

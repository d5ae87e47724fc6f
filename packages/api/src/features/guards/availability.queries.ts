import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';

/** Undefined when it is not there. */
export const selectGuardId = (db: Db, guardId: string) =>
  db.selectFrom('guards').select('id').where('id', '=', guardId).executeTakeFirst();

/** Undefined when this user is no guard. */
export const selectGuardIdOfUser = (db: Db, userId: string) =>
  db.selectFrom('guards').select('id').where('user_id', '=', userId).executeTakeFirst();

/** One statement decides: of two that want the guard, one finds it available. Whose account is off goes nowhere. */
export const setAssigned = (tx: Tx, guardId: string) =>
  tx
    .updateTable('guards')
    .set({ status: 'assigned' })
    .where('id', '=', guardId)
    .where('status', '=', 'available')
    .where('user_id', 'in', (query) =>
      query.selectFrom('users').select('id').where('disabled_at', 'is', null),
    )
    .returning('id')
    .executeTakeFirst();

/** Whatever the guard was before. */
export const setAvailable = (tx: Tx, guardId: string) =>
  tx.updateTable('guards').set({ status: 'available' }).where('id', '=', guardId).execute();

/** Undefined when the user is a guard already. */
export const insertGuard = (
  tx: Tx,
  guard: { userId: string; experience: number; specialization: readonly string[] },
) =>
  tx
    .insertInto('guards')
    .values({
      id: newId(),
      user_id: guard.userId,
      status: 'available',
      experience: guard.experience,
      specialization: JSON.stringify(guard.specialization),
      rating: 0,
      created_at: nowText(),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();

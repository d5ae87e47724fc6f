import { compiled } from '../../db/compiled.ts';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';

const guardIds = compiled<{ guardId: string }, { id: string }>('guard-id', (db, value) =>
  db.selectFrom('guards').select('id').where('id', '=', value('guardId')),
);

/** Returns undefined for an unknown guard. */
export const selectGuardId = async (db: Db, guardId: string) => (await guardIds(db, { guardId }))[0];

/** Returns undefined when this user is no guard. */
export const selectGuardIdOfUser = (db: Db, userId: string) =>
  db.selectFrom('guards').select('id').where('user_id', '=', userId).executeTakeFirst();

const lockedGuards = compiled<{ guardId: string }, { userId: string }>('lock-guard', (db, value) =>
  db
    .updateTable('guards')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', value('guardId'))
    .returning('user_id as userId'),
);

/** Locks a guard until the transaction ends, by writing its row. Returns undefined for none. */
export const lockGuard = async (tx: Tx, guardId: string) => (await lockedGuards(tx, { guardId }))[0];

/** Returns undefined for an unknown guard. */
export const selectUserOfGuard = async (db: Db, guardId: string): Promise<string | undefined> =>
  (await db.selectFrom('guards').select('user_id').where('id', '=', guardId).executeTakeFirst())?.user_id;

export interface NewGuard {
  userId: string;
  experience: number;
  specialization: readonly string[];
  /** The home city. */
  city?: string | undefined;
  dateOfBirth: string | null;
}

/** Returns undefined when the user already is a guard. */
export const insertGuard = (tx: Tx, guard: NewGuard) =>
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
      city: guard.city ?? '',
      date_of_birth: guard.dateOfBirth,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('id')
    .executeTakeFirst();

/** Removes a user's guard that is not assigned. Returns undefined when there is none. */
export const deleteGuard = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('guards')
    .where('user_id', '=', userId)
    .where('status', '=', 'available')
    .returning('id')
    .executeTakeFirst();

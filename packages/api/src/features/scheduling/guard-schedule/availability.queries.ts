import { compiled, fixed } from '../../../db/compiled.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';

const guardIds = compiled<{ guardId: string }, { id: string }>('guard-id', (db, value) =>
  db.selectFrom('guards').select('id').where('id', '=', value('guardId')),
);

/** Undefined when unknown. */
export const selectGuardId = async (db: Db, guardId: string) => (await guardIds(db, { guardId }))[0];

/** Undefined when this user is no guard. */
export const selectGuardIdOfUser = (db: Db, userId: string) =>
  db.selectFrom('guards').select('id').where('user_id', '=', userId).executeTakeFirst();

const assignUnlessDisabled = compiled<{ guardId: string }, { id: string }>(
  'assign-unless-disabled',
  (db, value) =>
    db
      .updateTable('guards')
      .set({ status: 'assigned' })
      .where('id', '=', value('guardId'))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'guards.user_id')
            .where('users.disabled_at', 'is', null),
        ),
      )
      .returning('id'),
);

/**
 * Writing the row locks it until the transaction ends, on both engines. Undefined for a guard whose
 * account is disabled.
 */
export const setAssigned = async (tx: Tx, guardId: string) =>
  (await assignUnlessDisabled(tx, { guardId }))[0];

const assign = compiled<{ guardId: string }, object>('assign', (db, value) =>
  db.updateTable('guards').set({ status: 'assigned' }).where('id', '=', value('guardId')),
);

const freeWithoutAssignment = compiled<{ guardId: string }, object>('free-without-assignment', (db, value) =>
  db
    .updateTable('guards')
    .set({ status: 'available' })
    .where('id', '=', value('guardId'))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('assignments')
            .select('assignments.id')
            .whereRef('assignments.guard_id', '=', 'guards.id')
            .where('assignments.status', '<>', fixed('completed')),
        ),
      ),
    ),
);

/**
 * Assigned while there is an open assignment, also one that begins later; else available. The first
 * statement locks the row, so that the second sees what another transaction has assigned meanwhile.
 */
export async function setStatusByAssignments(tx: Tx, guardId: string): Promise<void> {
  await assign(tx, { guardId });
  await freeWithoutAssignment(tx, { guardId });
}

export interface NewGuard {
  userId: string;
  experience: number;
  specialization: readonly string[];
  /** Home city. */
  city?: string | undefined;
  dateOfBirth: string | null;
}

/** Undefined when the user already is a guard. */
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

/** Removes a user's guard that is not assigned. Undefined when there is none. */
export const deleteGuard = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('guards')
    .where('user_id', '=', userId)
    .where('status', '=', 'available')
    .returning('id')
    .executeTakeFirst();

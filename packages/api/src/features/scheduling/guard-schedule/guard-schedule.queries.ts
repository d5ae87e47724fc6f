import type { Day } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import { compiled, fixed } from '../../../db/compiled.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db, Tx } from '../../../db/tables.ts';

export interface GuardRow {
  _id: string;
  name: string;
  dateOfBirth: Day | null;
}

const guardsToAssign = compiled<{ ids: string }, GuardRow>('guards-to-assign', (db, value) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select(['guards.id as _id', 'users.name', 'guards.date_of_birth as dateOfBirth'])
    .where(isOneOf(db, 'guards.id', value('ids')))
    .orderBy('guards.id'),
);

/** Returns guards in the order of their ids. */
export const selectGuards = (db: Db, ids: readonly string[]) => guardsToAssign(db, { ids: idList(db, ids) });

const withExpiredPaper = compiled<{ ids: string; lastDay: Day }, { guardId: string }>(
  'guards-with-expired-paper',
  (db, value) =>
    db
      .selectFrom('papers')
      .select('guard_id as guardId')
      .distinct()
      .where(isOneOf(db, 'guard_id', value('ids')))
      .where('expires_on', '<', value('lastDay')),
);

/** Returns those of the guards who have a paper that expires before the last day. */
export const selectWithExpiredPaper = (db: Db, ids: readonly string[], lastDay: Day) =>
  withExpiredPaper(db, { ids: idList(db, ids), lastDay });

/** An open assignment that shares a day with a period. */
export interface Overlap extends Period {
  guardId: string;
  clientId: string;
  clientName: string;
  city: string;
}

const overlaps = compiled<{ ids: string } & Period, Overlap>('overlapping-assignments', (db, value) =>
  db
    .selectFrom('assignments')
    .innerJoin('clients', 'clients.id', 'assignments.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'assignments.guard_id as guardId',
      'clients.id as clientId',
      'users.name as clientName',
      'assignments.city',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
    ])
    .where(isOneOf(db, 'assignments.guard_id', value('ids')))
    .where('assignments.status', '<>', fixed('completed'))
    .where('assignments.start_date', '<=', value('endDate'))
    .where('assignments.end_date', '>=', value('startDate'))
    .orderBy('assignments.start_date'),
);

/**
 * Returns the guards' open assignments that share a day with a period, the earliest first. The
 * triggers `assignments_no_overlap_insert` and `_update` refuse a row that overlaps one.
 */
export const selectOverlaps = (db: Db, ids: readonly string[], { startDate, endDate }: Period) =>
  overlaps(db, { ids: idList(db, ids), startDate, endDate });

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

/** Returns undefined when the account is disabled. */
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

/** Locks a guard by making it assigned. */
export const lockAsAssigned = (tx: Tx, guardId: string) => assign(tx, { guardId });

/**
 * Makes a guard with an open or coming assignment assigned, else available. The first statement
 * locks the row, so that the second one sees concurrent assignments.
 */
export async function setStatusByAssignments(tx: Tx, guardId: string): Promise<void> {
  await assign(tx, { guardId });
  await freeWithoutAssignment(tx, { guardId });
}

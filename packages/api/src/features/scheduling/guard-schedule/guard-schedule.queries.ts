import { paperKinds } from '@prahari/contract/documents';
import type { Day } from '@prahari/domain/days';
import type { DayInterval } from '@prahari/domain/duty-warnings';
import { DAY_MS, type Interval } from '@prahari/domain/post-hours';
import { compiled, fixed } from '../../../db/compiled.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db, Tx } from '../../../db/tables.ts';

export interface GuardRow {
  _id: string;
  name: string;
  dateOfBirth: Day | null;
  /** The last day on which the guard is sick. */
  unavailableUntil: Day | null;
}

const guardsToAssign = compiled<{ ids: string }, GuardRow>('guards-to-assign', (db, value) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      'guards.id as _id',
      'users.name',
      'guards.date_of_birth as dateOfBirth',
      'guards.unavailable_until as unavailableUntil',
    ])
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

const withAllPapers = compiled<{ ids: string; lastDay: Day; kinds: number }, { guardId: string }>(
  'guards-with-all-papers',
  (db, value) =>
    db
      .selectFrom('papers')
      .select('guard_id as guardId')
      .where(isOneOf(db, 'guard_id', value('ids')))
      .where('expires_on', '>=', value('lastDay'))
      .groupBy('guard_id')
      .having((eb) => eb.fn.countAll(), '>=', value('kinds')),
);

/** Returns those of the guards whose papers of all kinds are valid on the last day. */
export const selectWithAllPapers = (db: Db, ids: readonly string[], lastDay: Day) =>
  withAllPapers(db, { ids: idList(db, ids), lastDay, kinds: paperKinds.length });

/** A duty that takes time of a guard. */
export interface TakenTime extends DayInterval {
  guardId: string;
}

const takenTimes = compiled<{ ids: string; begin: number; end: number }, TakenTime>(
  'taken-times',
  (db, value) =>
    db
      .selectFrom('duties')
      .select((eb) => [
        'guard_id as guardId',
        'day',
        'begins_at as beginsAt',
        eb.fn.coalesce('left_at', 'ends_at').as('endsAt'),
      ])
      .where(isOneOf(db, 'guard_id', value('ids')))
      .where('plan', 'in', [fixed('planned'), fixed('left')])
      .where('begins_at', '>=', value('begin'))
      .where('begins_at', '<', value('end'))
      .orderBy('guard_id')
      .orderBy('begins_at'),
);

const MONTH_MS = 31 * DAY_MS;

/** Returns the guards' duties from a month before an interval until two days after it, in the order of their begin. */
export const selectTakenTimes = (db: Db, ids: readonly string[], { beginsAt, endsAt }: Interval) =>
  takenTimes(db, { ids: idList(db, ids), begin: beginsAt - MONTH_MS, end: endsAt + 2 * DAY_MS });

const updateUnlessDisabled = compiled<{ guardId: string }, { id: string }>(
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

/** Makes a guard assigned. Returns undefined when the account is disabled, and changes nothing. */
export const assignUnlessDisabled = async (tx: Tx, guardId: string) =>
  (await updateUnlessDisabled(tx, { guardId }))[0];

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

/** Locks a guard by making it assigned, whatever the account. */
export const lockAsAssigned = (tx: Tx, guardId: string) => assign(tx, { guardId });

/**
 * Makes a guard with an open or coming assignment assigned, else available. The first statement
 * locks the row, so that the second one sees concurrent assignments.
 */
export async function setStatusByAssignments(tx: Tx, guardId: string): Promise<void> {
  await assign(tx, { guardId });
  await freeWithoutAssignment(tx, { guardId });
}

/** Notes the last day on which a sick guard can't work; null for none. */
export const setUnavailable = (tx: Tx, guardId: string, day: Day | null) =>
  tx.updateTable('guards').set({ unavailable_until: day }).where('id', '=', guardId).execute();

/** Locks a guard and returns the last day on which it can't work; null for none. */
export const lockUnavailable = async (tx: Tx, guardId: string): Promise<Day | null> =>
  (
    await tx
      .updateTable('guards')
      .set((eb) => ({ unavailable_until: eb.ref('unavailable_until') }))
      .where('id', '=', guardId)
      .returning('unavailable_until as until')
      .executeTakeFirst()
  )?.until ?? null;

import type { Day } from '@prahari/domain/days';
import { compiled } from '../../../db/compiled.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db } from '../../../db/tables.ts';
import type { Days } from './post-figures.rows.ts';

interface GuardRow {
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

/** What decides whether guards may be assigned, in the order of their ids. */
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

/** Of these guards, those with a paper that is expired on the last day. */
export const selectWithExpiredPaper = (db: Db, ids: readonly string[], lastDay: Day) =>
  withExpiredPaper(db, { ids: idList(db, ids), lastDay });

/** The first open assignment of each of these guards that shares a day with a period, with its client and city. */
export const selectConflicts = (db: Db, ids: readonly string[], { startDate, endDate }: Days) =>
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
    .where('assignments.guard_id', 'in', ids)
    .where('assignments.status', '<>', 'completed')
    .where('assignments.start_date', '<=', endDate)
    .where('assignments.end_date', '>=', startDate)
    .orderBy('assignments.start_date')
    .execute();

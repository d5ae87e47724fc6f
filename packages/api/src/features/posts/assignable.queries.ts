import type { Day } from '@prahari/domain/days';
import type { Db } from '../../db/tables.ts';
import type { Days } from './post-figures.rows.ts';

/** What decides whether guards may be assigned, in the order of their ids. */
export const selectGuards = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('guards')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select(['guards.id as _id', 'users.name', 'guards.date_of_birth as dateOfBirth'])
    .where('guards.id', 'in', ids)
    .orderBy('guards.id')
    .execute();

/** Of these guards, those with a paper that is expired on the last day. */
export const selectWithExpiredPaper = (db: Db, ids: readonly string[], lastDay: Day) =>
  db
    .selectFrom('papers')
    .select('guard_id as guardId')
    .distinct()
    .where('guard_id', 'in', ids)
    .where('expires_on', '<', lastDay)
    .execute();

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

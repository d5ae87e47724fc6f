import { nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** Returns the guard of a user, or undefined. */
export const selectGuardOf = (db: Db, userId: string) =>
  db.selectFrom('guards').select('id').where('user_id', '=', userId).executeTakeFirst();

/** Stores the address of a guard's calendar in the place of a former one. */
export const putFeed = (tx: Tx, guardId: string, tokenHash: string) =>
  tx
    .insertInto('calendar_feeds')
    .values({ guard_id: guardId, token_hash: tokenHash, created_at: nowText() })
    .onConflict((conflict) =>
      conflict.column('guard_id').doUpdateSet({ token_hash: tokenHash, created_at: nowText() }),
    )
    .execute();

/** Returns since when a user has a calendar's address. */
export const selectFeedOf = (db: Db, userId: string) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('guards', 'guards.id', 'calendar_feeds.guard_id')
    .select('calendar_feeds.created_at as since')
    .where('guards.user_id', '=', userId)
    .executeTakeFirst();

/** Deletes the address of a guard's calendar. Returns undefined where there is none. */
export const deleteFeed = (tx: Tx, guardId: string) =>
  tx.deleteFrom('calendar_feeds').where('guard_id', '=', guardId).returning('guard_id').executeTakeFirst();

/** Returns whose calendar an address is, unless the account is disabled. */
export const selectOwner = (db: Db, tokenHash: string) =>
  db
    .selectFrom('calendar_feeds')
    .innerJoin('guards', 'guards.id', 'calendar_feeds.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select(['guards.id as guardId', 'users.language'])
    .where('calendar_feeds.token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();

/** A span of time in ms since 1970. */
interface Span {
  from: number;
  to: number;
}

/** Returns a guard's duties that begin in a span, also those that were taken away. */
export const selectDuties = (db: Db, guardId: string, { from, to }: Span) =>
  db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('clients', 'clients.id', 'duties.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'duties.assignment_id as assignmentId',
      'duties.day',
      'duties.begins_at as beginsAt',
      'duties.ends_at as endsAt',
      'duties.left_at as leftAt',
      'duties.plan',
      'users.name as client',
      'assignments.street',
      'assignments.city',
      'assignments.state',
      'assignments.zip_code as zipCode',
    ])
    .where('duties.guard_id', '=', guardId)
    .where('duties.begins_at', '>=', from)
    .where('duties.begins_at', '<', to)
    .orderBy('duties.begins_at')
    .execute();
export type CalendarDuty = Awaited<ReturnType<typeof selectDuties>>[number];

/** Returns the coming duties of a guard that were deleted and were not written again. */
export const selectRemoved = (db: Db, guardId: string, { from, to }: Span) =>
  db
    .selectFrom('removed_duties')
    .select(['assignment_id as assignmentId', 'day', 'begins_at as beginsAt', 'ends_at as endsAt'])
    .where('guard_id', '=', guardId)
    .where('begins_at', '>=', from)
    .where('begins_at', '<', to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('duties')
            .select('duties.id')
            .whereRef('duties.assignment_id', '=', 'removed_duties.assignment_id')
            .whereRef('duties.day', '=', 'removed_duties.day'),
        ),
      ),
    )
    .orderBy('begins_at')
    .execute();

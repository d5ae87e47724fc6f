import { sql } from 'kysely';
import { newId, nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';

/** The most assignments that a client's list shows. */
const LIST_MAX = 50;

/**
 * Locks the guard of an assignment by writing it, so that two ratings count one after the other.
 * Returns undefined for an assignment of another client.
 */
export const lockGuardOf = (tx: Tx, userId: string, assignmentId: string) =>
  tx
    .updateTable('guards')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('assignments')
        .innerJoin('clients', 'clients.id', 'assignments.client_id')
        .select('assignments.guard_id')
        .where('assignments.id', '=', assignmentId)
        .where('clients.user_id', '=', userId),
    )
    .returning('id')
    .executeTakeFirst();

/** True where a duty of the assignment was worked and is over. @param now in ms since 1970 */
const hasEndedDuty = (now: number) => sql<boolean>`exists (
  select 1 from duties where duties.assignment_id = assignments.id and duties.plan in ('planned', 'left')
  and (duties.ended_at is not null or coalesce(duties.left_at, duties.ends_at) <= ${now}))`;

const assignmentsOf = (db: Db, userId: string) =>
  db
    .selectFrom('assignments')
    .innerJoin('clients', 'clients.id', 'assignments.client_id')
    .innerJoin('users as client_user', 'client_user.id', 'clients.user_id')
    .innerJoin('guards', 'guards.id', 'assignments.guard_id')
    .innerJoin('users as guard_user', 'guard_user.id', 'guards.user_id')
    .leftJoin('guard_reviews', 'guard_reviews.assignment_id', 'assignments.id')
    .select([
      'assignments.id as assignmentId',
      'assignments.client_id as clientId',
      'client_user.name as clientName',
      'guards.id as guardId',
      'guard_user.name as guardName',
      'assignments.city',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
      'guard_reviews.id as reviewId',
      'guard_reviews.rating as stars',
      'guard_reviews.comment as text',
      'guard_reviews.created_at as ratedAt',
    ])
    .where('clients.user_id', '=', userId)
    .where('guard_user.erased_at', 'is', null);

export type RatedAssignment = Awaited<ReturnType<ReturnType<typeof assignmentsOf>['execute']>>[number];

/** Returns a client's assignment with its rating, unless its guard was erased. */
export const selectRated = (db: Db, userId: string, assignmentId: string) =>
  assignmentsOf(db, userId).where('assignments.id', '=', assignmentId).executeTakeFirst();

/** Returns a client's assignments whose first duty has ended, the latest first. */
export const selectRateable = (db: Db, userId: string) =>
  assignmentsOf(db, userId)
    .where(hasEndedDuty(Date.now()))
    .orderBy('assignments.start_date', 'desc')
    .orderBy('assignments.id', 'desc')
    .limit(LIST_MAX)
    .execute();

/** True if the first duty of an assignment has ended. */
export const isRateable = async (db: Db, assignmentId: string): Promise<boolean> =>
  (await db
    .selectFrom('assignments')
    .select('id')
    .where('id', '=', assignmentId)
    .where(hasEndedDuty(Date.now()))
    .executeTakeFirst()) !== undefined;

export const insertRating = (
  tx: Tx,
  { assignmentId, guardId, clientId, clientName }: RatedAssignment,
  { stars, text }: { stars: number; text: string },
) =>
  tx
    .insertInto('guard_reviews')
    .values({
      id: newId(),
      guard_id: guardId,
      client_id: clientId,
      client_name: clientName,
      assignment_id: assignmentId,
      rating: stars,
      comment: text,
      created_at: nowText(),
    })
    .execute();

export const updateRating = (tx: Tx, id: string, { stars, text }: { stars: number; text: string }) =>
  tx.updateTable('guard_reviews').set({ rating: stars, comment: text }).where('id', '=', id).execute();

/** Sets a guard's rating to the mean of all, to one decimal. In whole numbers, so that engines agree on halves. */
export const setMean = (tx: Tx, guardId: string) =>
  tx
    .updateTable('guards')
    .set({
      rating: sql<number>`(select coalesce((sum(guard_reviews.rating) * 20 + count(*)) / nullif(2 * count(*), 0), 0) / 10.0
        from guard_reviews where guard_reviews.guard_id = ${guardId})`,
    })
    .where('id', '=', guardId)
    .execute();

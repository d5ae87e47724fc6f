import type { Day } from '@prahari/domain/days';
import { sql } from 'kysely';
import type { Db } from '../../../db/tables.ts';
import { attendanceColumns, placeAndHours } from '../scheduling.columns.ts';

const LIST_MAX = 1_000;

/** Returns the posts of a client's user with the number of their guards: those not over on a day first, then the latest. */
export const selectPostsOfUser = (db: Db, userId: string, day: Day) =>
  db
    .selectFrom('posts')
    .innerJoin('clients', 'clients.id', 'posts.client_id')
    .select([
      'posts.id',
      'posts.request_id as requestId',
      ...placeAndHours,
      'posts.start_date as startDate',
      'posts.end_date as endDate',
      'posts.asked',
      sql<number>`(select count(distinct assignments.guard_id) from assignments
        where assignments.post_id = posts.id and assignments.status <> 'completed')`.as('assigned'),
    ])
    .where('clients.user_id', '=', userId)
    .orderBy(sql`case when posts.end_date < ${day} then 1 else 0 end`)
    .orderBy('posts.start_date', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(LIST_MAX)
    .execute();
export type ClientPostRow = Awaited<ReturnType<typeof selectPostsOfUser>>[number];

/** Returns the duties that stand of posts on some days, in the order of the guards’ names. */
export const selectDutiesOf = (db: Db, postIds: readonly string[], days: readonly Day[]) =>
  db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .innerJoin('guards', 'guards.id', 'duties.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      ...attendanceColumns,
      'duties.post_id as postId',
      'duties.assignment_id as assignmentId',
      'users.name as guardName',
      'assignments.status',
    ])
    .where('duties.post_id', 'in', postIds)
    .where('duties.day', 'in', days)
    .where('duties.plan', '=', 'planned')
    .orderBy('users.name')
    .orderBy('duties.id')
    .execute();
export type ClientDutyRow = Awaited<ReturnType<typeof selectDutiesOf>>[number];

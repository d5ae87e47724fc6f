import { daysOfMonth } from '@prahari/domain/muster';
import { DAY_MS } from '@prahari/domain/post-hours';
import { type Selectable, sql } from 'kysely';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db, Tables } from '../../../db/tables.ts';
import { attendanceColumns, placeAndHours } from '../scheduling.columns.ts';

export type MusterRow = Selectable<Tables['musters']>;

/** Returns the posts of a muster with their clients. */
const musterPosts = (db: Db) =>
  db
    .selectFrom('posts')
    .innerJoin('clients', 'clients.id', 'posts.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'posts.id',
      'posts.client_id as clientId',
      'users.id as clientUserId',
      'users.name as clientName',
      'users.phone as clientPhone',
      'users.language as clientLanguage',
      'clients.silence_days as silenceDays',
      ...placeAndHours,
      'posts.start_date as startDate',
      'posts.end_date as endDate',
      'posts.asked',
    ]);
export type MusterPost = Awaited<ReturnType<ReturnType<typeof musterPosts>['execute']>>[number];

/** Returns a post, or undefined. @param userId its client, if only the client's own count */
export const selectMusterPost = (db: Db, id: string, userId?: string): Promise<MusterPost | undefined> =>
  musterPosts(db)
    .where('posts.id', '=', id)
    .$if(userId !== undefined, (query) => query.where('clients.user_id', '=', userId as string))
    .executeTakeFirst();

/** Returns the posts of a client whose period has days in a month, or that have duties in it. */
export function selectPostsOfMonth(db: Db, userId: string, month: string): Promise<MusterPost[]> {
  const { first, last } = daysOfMonth(month);
  return musterPosts(db)
    .where('clients.user_id', '=', userId)
    .where((post) =>
      post.or([
        post.and([post('posts.start_date', '<=', last), post('posts.end_date', '>=', first)]),
        post.exists(
          post
            .selectFrom('duties')
            .select('duties.id')
            .whereRef('duties.post_id', '=', 'posts.id')
            .where((eb) => eb.between('duties.day', first, last)),
        ),
      ]),
    )
    .orderBy('posts.created_at')
    .orderBy('posts.id')
    .execute();
}

/** Returns the duties of a post in a month, by day. */
export function selectMusterDuties(db: Db, postId: string, month: string) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .select((eb) => [
      ...attendanceColumns,
      'duties.guard_id as guardId',
      'assignments.reliever',
      eb
        .exists(
          eb
            .selectFrom('duties as other')
            .select('other.id')
            .whereRef('other.guard_id', '=', 'duties.guard_id')
            .whereRef('other.day', '=', 'duties.day')
            // Duties of a day begin within 24 hours: the index has the begin, not the day.
            .where('other.begins_at', '>', sql<number>`duties.begins_at - ${DAY_MS}`)
            .where('other.begins_at', '<', sql<number>`duties.begins_at + ${DAY_MS}`)
            .whereRef('other.id', '<>', 'duties.id')
            .where('other.plan', 'in', ['planned', 'left']),
        )
        .as('isDouble'),
    ])
    .where('duties.post_id', '=', postId)
    .where((eb) => eb.between('duties.day', first, last))
    .orderBy('duties.day')
    .orderBy('duties.begins_at')
    .execute();
}
export type MusterDutyRow = Awaited<ReturnType<typeof selectMusterDuties>>[number];

/** Returns the days of a month on which guards have a duty at other posts. */
export function selectDutiesElsewhere(
  db: Db,
  guardIds: readonly string[],
  { postId, month }: { postId: string; month: string },
) {
  const { first, last } = daysOfMonth(month);
  const begin = Date.parse(`${first}T00:00:00+05:30`);
  const end = Date.parse(`${last}T00:00:00+05:30`) + DAY_MS;
  return db
    .selectFrom('duties')
    .select(['guard_id as guardId', 'day'])
    .where(isOneOf(db, 'duties.guard_id', idList(db, guardIds)))
    .where('begins_at', '>=', begin)
    .where('begins_at', '<', end)
    .where('plan', 'in', ['planned', 'left'])
    .where((duty) => duty.or([duty('post_id', 'is', null), duty('post_id', '<>', postId)]))
    .execute();
}

/** Returns the assignments of a post that have days in a month, with their guards. */
export function selectMusterAssignments(db: Db, postId: string, month: string) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom('assignments')
    .innerJoin('guards', 'guards.id', 'assignments.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      'assignments.guard_id as guardId',
      'users.name as guardName',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
      'assignments.completed_at as completedAt',
    ])
    .where('assignments.post_id', '=', postId)
    .where('assignments.start_date', '<=', last)
    .where((row) =>
      row.or([
        row('assignments.end_date', '>=', first),
        row.exists(
          row
            .selectFrom('duties')
            .select('duties.id')
            .whereRef('duties.assignment_id', '=', 'assignments.id')
            .where((eb) => eb.between('duties.day', first, last)),
        ),
      ]),
    )
    .orderBy('users.name')
    .orderBy('assignments.guard_id')
    .execute();
}
export type MusterAssignment = Awaited<ReturnType<typeof selectMusterAssignments>>[number];

/** Returns the disputes of a muster, the oldest first, with the name of who answered. */
export const selectDisputes = (db: Db, musterId: string) =>
  db
    .selectFrom('muster_disputes')
    .leftJoin('users', 'users.id', 'muster_disputes.answered_by')
    .select([
      'muster_disputes.duty_id as dutyId',
      'muster_disputes.reason',
      'muster_disputes.disputed_at as disputedAt',
      'muster_disputes.counts',
      'muster_disputes.note',
      'muster_disputes.answered_at as answeredAt',
      'muster_disputes.is_open as isOpen',
      'users.name as answeredBy',
    ])
    .where('muster_disputes.muster_id', '=', musterId)
    .orderBy('muster_disputes.disputed_at')
    .orderBy('muster_disputes.id')
    .execute();
export type DisputeRow = Awaited<ReturnType<typeof selectDisputes>>[number];

/** Returns the adjustments of duties of a post in a month. */
export function selectAdjustments(db: Db, postId: string, month: string) {
  const { first, last } = daysOfMonth(month);
  return db
    .selectFrom('muster_adjustments')
    .innerJoin('duties', 'duties.id', 'muster_adjustments.duty_id')
    .leftJoin('users', 'users.id', 'muster_adjustments.adjusted_by')
    .select([
      'muster_adjustments.duty_id as dutyId',
      'muster_adjustments.counts',
      'muster_adjustments.reason',
      'muster_adjustments.adjusted_at as adjustedAt',
      'users.name as adjustedBy',
    ])
    .where('duties.post_id', '=', postId)
    .where((eb) => eb.between('duties.day', first, last))
    .execute();
}
export type AdjustmentRow = Awaited<ReturnType<typeof selectAdjustments>>[number];

/** Returns what is stored of a month with the names of who sent and agreed it, or undefined. */
export const selectMusterRow = (db: Db, postId: string, month: string) =>
  db
    .selectFrom('musters')
    .leftJoin('users as sender', 'sender.id', 'musters.sent_by')
    .leftJoin('users as agreer', 'agreer.id', 'musters.agreed_by')
    .selectAll('musters')
    .select(['sender.name as senderName', 'agreer.name as agreerName'])
    .where('musters.post_id', '=', postId)
    .where('musters.month', '=', month)
    .executeTakeFirst();
export type NamedMusterRow = NonNullable<Awaited<ReturnType<typeof selectMusterRow>>>;

/** Returns the month of a live link with the client's user, or undefined. @param now ISO 8601, UTC */
export const selectLinked = (db: Db, tokenHash: string, now: string) =>
  db
    .selectFrom('muster_links')
    .innerJoin('musters', 'musters.id', 'muster_links.muster_id')
    .innerJoin('posts', 'posts.id', 'musters.post_id')
    .innerJoin('clients', 'clients.id', 'posts.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select(['musters.id', 'musters.post_id as postId', 'musters.month', 'users.id as userId'])
    .where('muster_links.token_hash', '=', tokenHash)
    .where('muster_links.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();

/** Returns where a duty belongs, or undefined. */
export const selectDutyPlace = (db: Db, dutyId: string) =>
  db
    .selectFrom('duties')
    .select([
      'post_id as postId',
      'day',
      'ends_at as endsAt',
      'assignment_id as assignmentId',
      'guard_id as guardId',
    ])
    .where('id', '=', dutyId)
    .executeTakeFirst();

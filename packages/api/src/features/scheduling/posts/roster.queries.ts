import type { Day } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import type { Db } from '../../../db/tables.ts';

/** The post after which a page begins. */
export interface RosterPosition {
  endDate: Day;
  id: string;
}

/** Returns the posts whose dates overlap a period, or the one that is named, the earliest end first. */
export const selectPostsOverlapping = (
  db: Db,
  { startDate, endDate }: Period,
  { postId, after, limit }: { postId: string | undefined; after: RosterPosition | undefined; limit: number },
) =>
  db
    .selectFrom('posts')
    .select(['id', 'end_date as endDate'])
    .where('end_date', '>=', startDate)
    .where('start_date', '<=', endDate)
    .whereRef('end_date', '>=', 'start_date')
    .$if(postId !== undefined, (posts) => posts.where('id', '=', postId ?? ''))
    .$if(after !== undefined, (posts) =>
      posts.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('end_date', 'id'), '>', tuple(after?.endDate ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('end_date')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Returns the assignments at posts that overlap a period, by their first day. */
export const selectOnRoster = (db: Db, postIds: string[], { startDate, endDate }: Period) =>
  db
    .selectFrom('assignments')
    .innerJoin('guards', 'guards.id', 'assignments.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select([
      'assignments.id as _id',
      'assignments.post_id as postId',
      'assignments.guard_id as guardId',
      'users.name',
      'users.phone',
      'assignments.shift',
      'assignments.status',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
      'assignments.starts_at as startsAt',
      'assignments.hours',
    ])
    .where('assignments.post_id', 'in', postIds)
    .where('assignments.start_date', '<=', endDate)
    .where('assignments.end_date', '>=', startDate)
    .orderBy('assignments.start_date')
    .orderBy('assignments.id')
    .execute();

/** Returns the days in a period on which assignments at posts have a duty, in order. */
export const selectDutyDays = (db: Db, postIds: string[], { startDate, endDate }: Period) =>
  db
    .selectFrom('duties')
    .select(['assignment_id as assignmentId', 'day'])
    .where('post_id', 'in', postIds)
    .where('day', '>=', startDate)
    .where('day', '<=', endDate)
    .where('plan', 'in', ['planned', 'left'])
    .orderBy('day')
    .execute();

import { addDays, type Day, earlierDay, laterDay } from '@prahari/domain/days';
import { daysOf } from '@prahari/domain/duty-days';
import { sql } from 'kysely';
import { emailOf } from '../../../db/email.ts';
import type { Db } from '../../../db/tables.ts';
import { placeAndHours } from '../scheduling.columns.ts';
import type { DutyCounts, PostClock } from './post-figures.rows.ts';

/** Returns posts with their clients, in no particular order. */
export const selectPosts = (db: Db, ids: string[]) =>
  db
    .selectFrom('posts')
    .innerJoin('clients', 'clients.id', 'posts.client_id')
    .innerJoin('users', 'users.id', 'clients.user_id')
    .select([
      'posts.id as _id',
      'clients.id as clientId',
      'users.id as userId',
      'users.name',
      emailOf('users.email').as('email'),
      'users.phone',
      ...placeAndHours,
      'posts.start_date as startDate',
      'posts.end_date as endDate',
      'posts.asked',
      'posts.note',
      'posts.position',
      'posts.created_at as createdAt',
    ])
    .where('posts.id', 'in', ids)
    .execute();
export type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

const postAssignmentColumns = [
  'assignments.id as _id',
  'assignments.post_id as postId',
  'assignments.guard_id as guardId',
  'users.name as guardName',
  'users.phone as guardPhone',
  'assignments.shift',
  'assignments.status',
  'assignments.start_date as startDate',
  'assignments.end_date as endDate',
  'assignments.starts_at as startsAt',
  'assignments.hours',
  'assignments.weekdays',
] as const;

const postAssignments = (db: Db) =>
  db
    .selectFrom('assignments')
    .innerJoin('guards', 'guards.id', 'assignments.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select(postAssignmentColumns);

/** Returns open assignments at posts, oldest first. */
export const selectPostAssignments = (db: Db, postIds: string[]) =>
  postAssignments(db)
    .where('assignments.post_id', 'in', postIds)
    .where('assignments.status', '<>', 'completed')
    .orderBy('assignments.id')
    .execute();
export type PostAssignmentRow = Awaited<ReturnType<typeof selectPostAssignments>>[number];

/** Days of the board and the roster for which off days are told. */
const DAYS_TOLD = 42;

/**
 * Returns the days from a day on, six weeks long, on which open assignments at posts have no duty
 * although they are theirs: leave, another guard's, or off in a rotation.
 */
export async function selectOffDays(db: Db, postIds: string[], from: Day): Promise<Map<string, Day[]>> {
  const to = addDays(from, DAYS_TOLD);
  const near = db
    .selectFrom('duties')
    .innerJoin('assignments', 'assignments.id', 'duties.assignment_id')
    .where('duties.post_id', 'in', postIds)
    .where('duties.day', '>=', from)
    .where('duties.day', '<=', to)
    .where('assignments.status', '<>', 'completed');
  const taken = await near
    .select(['duties.assignment_id as assignmentId', 'duties.day'])
    .where('duties.plan', '<>', 'planned')
    .orderBy('duties.day')
    .execute();
  const off = new Map<string, Day[]>();
  for (const { assignmentId, day } of taken) off.set(assignmentId, [...(off.get(assignmentId) ?? []), day]);
  const rotating = await near
    .select([
      'assignments.id',
      'assignments.start_date as startDate',
      'assignments.end_date as endDate',
      'duties.day',
    ])
    .where('assignments.rotation_id', 'is not', null)
    .where('duties.plan', '=', 'planned')
    .execute();
  for (const one of new Map(rotating.map((row) => [row.id, row])).values()) {
    const own = new Set(rotating.filter(({ id }) => id === one.id).map(({ day }) => day));
    const period = { startDate: laterDay(one.startDate, from), endDate: earlierDay(one.endDate, to) };
    off.set(
      one.id,
      daysOf(period).filter((day) => !own.has(day)),
    );
  }
  return off;
}

/** Counts the planned duties of posts by day. */
const countByDay = (db: Db, postIds: string[]) =>
  db
    .selectFrom('duties')
    .select((duties) => ['post_id', 'day', duties.fn.countAll<number>().as('n')])
    .where('post_id', 'in', postIds)
    .where('plan', '=', 'planned')
    .groupBy(['post_id', 'day']);

/**
 * Counts the duties of posts by day from yesterday on, those of open assignments. A post without any is
 * missing. A completed assignment has none to come, so only the first two days need to look.
 */
export async function selectDutyCounts(
  db: Db,
  postIds: string[],
  { today, night }: PostClock,
): Promise<Map<string, DutyCounts>> {
  const yesterday = addDays(today, -1);
  const on = (day: Day) => sql<number>`max(case when day = ${day} then n else 0 end)`;
  const near = countByDay(db, postIds)
    .where('day', 'in', [yesterday, today])
    .where('assignment_id', 'in', (open) =>
      open
        .selectFrom('assignments')
        .select('assignments.id')
        .where('assignments.post_id', 'in', postIds)
        .where('assignments.status', '<>', 'completed'),
    );
  const rows = await db
    .selectFrom(near.unionAll(countByDay(db, postIds).where('day', '>', today)).as('days'))
    .select([
      sql<string>`post_id`.as('postId'),
      sql<number>`max(case when day >= ${today} then n else 0 end)`.as('most'),
      on(night).as('night'),
      on(today).as('today'),
      on(yesterday).as('yesterday'),
    ])
    .groupBy('post_id')
    .execute();
  return new Map(rows.map(({ postId, ...counts }) => [postId, counts]));
}

/** Counts all and open assignments at the post of a request. Returns undefined without a post. */
export const countAtPostOfRequest = (db: Db, requestId: string) =>
  db
    .selectFrom('posts')
    .leftJoin('assignments', 'assignments.post_id', 'posts.id')
    .select((eb) => [
      'posts.client_id as clientId',
      eb.fn.count<number>('assignments.id').as('all'),
      eb.fn.count<number>(sql`case when assignments.status <> 'completed' then 1 end`).as('open'),
    ])
    .where('posts.request_id', '=', requestId)
    .groupBy('posts.client_id')
    .executeTakeFirst();

/** Returns the ids of a client's latest posts that have not ended by a day. */
export const selectOpenIds = async (
  db: Db,
  clientId: string,
  { day, limit }: { day: Day; limit: number },
): Promise<string[]> =>
  (
    await db
      .selectFrom('posts')
      .select('id')
      .where('client_id', '=', clientId)
      .where('end_date', '>=', day)
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

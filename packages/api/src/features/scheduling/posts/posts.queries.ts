import type { Location } from '@prahari/contract/assignments.schemas';
import type { PostPosition } from '@prahari/contract/posts.schemas';
import { addDays, type Day, earlierDay, laterDay } from '@prahari/domain/days';
import { daysOf } from '@prahari/domain/duty-days';
import type { PostHours } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { sql } from 'kysely';
import { emailOf } from '../../../db/email.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import type { ListRow, ListTable, Moment } from '../../../read-model/list-table.ts';
import { countByStatus, firstOf, sumByStatus } from '../../../read-model/page.ts';
import { placeAndHours } from '../scheduling.columns.ts';
import {
  clockAt,
  type DutyCounts,
  figuresOf,
  type PostClock,
  postMoment,
  statusesOf,
  storedPostStatuses,
} from './post-figures.rows.ts';

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

const listRows = async (db: Db, ids: string[], at: Moment): Promise<ListRow[]> => {
  const clock = clockAt(at);
  const [posts, all] = [await selectPosts(db, ids), await selectPostAssignments(db, ids)];
  const duties = await selectDutyCounts(db, ids, clock);
  return posts.flatMap((post) => {
    const open = all.filter(({ postId }) => postId === post._id);
    const figures = figuresOf(post, clock, duties.get(post._id));
    const row = {
      id: post._id,
      keys: {
        client: post.name,
        city: post.city,
        shift: post.shift ?? '',
        asked: post.asked,
        filled: figures.filled,
        short: figures.short,
        start_date: post.startDate,
        end_date: post.endDate,
        empty_tonight: figures.emptyTonight,
        empty_today: figures.emptyToday,
        empty_later: figures.emptyLater,
      },
      texts: [
        post.name,
        post.email,
        post.street,
        post.city,
        post.state,
        post.zipCode,
        ...open.map(({ guardName }) => guardName),
      ],
      phones: [post.phone, ...open.map(({ guardPhone }) => guardPhone)],
      // Its figures hold until the next moment. Those of a post that has ended stay, once no duty of it can run.
      validAfter: at,
      validThrough: figures.isOver && !figures.isShortNow ? null : at,
    };
    return statusesOf(post, figures, clock).map((status) => ({ ...row, status }));
  });
};

/** Every post, under each of its statuses. */
export const postList: ListTable = {
  name: 'posts',
  columns: {
    client: 'client',
    city: 'city',
    shift: 'shift',
    asked: 'asked',
    filled: 'filled',
    short: 'short',
    startDate: 'start_date',
    endDate: 'end_date',
  },
  severalStatuses: storedPostStatuses,
  sums: ['asked', 'filled', 'empty_tonight', 'empty_today', 'empty_later'],
  momentOf: postMoment,
  rows: listRows,
};

const SUMMED = ['asked', 'filled', 'empty_tonight', 'empty_today', 'empty_later'] as const;

/** Counts and sums the posts that have not ended, and finds their earliest last day. */
export async function countPosts(db: Db) {
  const counts = await countByStatus(db, postList, storedPostStatuses);
  const sums = await sumByStatus(db, postList, ['open'], SUMMED);
  const first = await firstOf(db, postList, { status: 'open', sort: 'endDate' });
  return { counts, sums, firstEnd: first ? String(first.key) : null };
}

export interface NewPost {
  clientId: string;
  requestId: string | null;
  place: Location;
  shift: Shift | null;
  /** Null until the shift is chosen. */
  hours: PostHours | null;
  startDate: Day;
  endDate: Day;
  asked: number;
  note: string;
  /** Undefined leaves what is known; null for none. */
  position?: PostPosition | null | undefined;
}

const columnsOf = ({ place, ...post }: Omit<NewPost, 'clientId' | 'requestId'>) => ({
  street: place.street,
  city: place.city,
  state: place.state,
  zip_code: place.zipCode,
  shift: post.shift,
  starts_at: post.hours?.startsAt ?? null,
  hours: post.hours?.hours ?? null,
  start_date: post.startDate,
  end_date: post.endDate,
  asked: post.asked,
  note: post.note,
  ...(post.position !== undefined && { position: post.position && JSON.stringify(post.position) }),
});

/** Inserts a post and returns its id. */
export async function insertPost(tx: Tx, { clientId, requestId, ...post }: NewPost): Promise<string> {
  const id = newId();
  await tx
    .insertInto('posts')
    .values({ id, client_id: clientId, request_id: requestId, ...columnsOf(post), created_at: nowText() })
    .execute();
  return id;
}

export const updatePost = (tx: Tx, id: string, post: Omit<NewPost, 'clientId' | 'requestId'>) =>
  tx.updateTable('posts').set(columnsOf(post)).where('id', '=', id).execute();

/** Moves the open assignments at a post's former place to the new one, and returns their ids. */
export const moveAssignments = async (
  tx: Tx,
  postId: string,
  { from, to }: { from: Location; to: Location },
): Promise<string[]> => {
  const moved = await tx
    .updateTable('assignments')
    .set({ street: to.street, city: to.city, state: to.state, zip_code: to.zipCode })
    .where('post_id', '=', postId)
    .where('status', '<>', 'completed')
    .where('street', '=', from.street)
    .where('city', '=', from.city)
    .where('state', '=', from.state)
    .where('zip_code', '=', from.zipCode)
    .returning('id')
    .execute();
  return moved.map(({ id }) => id);
};

export const setLastDay = (tx: Tx, id: string, lastDay: Day) =>
  tx.updateTable('posts').set({ end_date: lastDay, ended_at: nowText() }).where('id', '=', id).execute();

/** Closes the open offers of a post: their guards were told another time or place. */
export const closeOffersOf = (tx: Tx, id: string) =>
  tx
    .updateTable('offers')
    .set({ open_until: nowText() })
    .where('post_id', '=', id)
    .where('assignment_ids', 'is', null)
    .where('open_until', '>', nowText())
    .execute();

export const deletePostOfRequest = (tx: Tx, requestId: string) =>
  tx.deleteFrom('posts').where('request_id', '=', requestId).execute();

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

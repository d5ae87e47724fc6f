import type { Location } from '@prahari/contract/assignments.schemas';
import { addDays, type Day } from '@prahari/domain/days';
import type { Shift } from '@prahari/domain/shifts';
import { sql } from 'kysely';
import { emailOf } from '../../../db/email.ts';
import { newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import type { ListRow, ListTable, Moment } from '../../../read-model/list-table.ts';
import { countByStatus, firstOf, sumByStatus } from '../../../read-model/page.ts';
import {
  clockAt,
  figuresOf,
  postMoment,
  statusesOf,
  storedPostStatuses,
  validityOf,
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
      'posts.street',
      'posts.city',
      'posts.state',
      'posts.zip_code as zipCode',
      'posts.shift',
      'posts.start_date as startDate',
      'posts.end_date as endDate',
      'posts.asked',
      'posts.note',
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
] as const;

const postAssignments = (db: Db) =>
  db
    .selectFrom('assignments')
    .innerJoin('guards', 'guards.id', 'assignments.guard_id')
    .innerJoin('users', 'users.id', 'guards.user_id')
    .select(postAssignmentColumns);

/** Returns assignments at posts, open or completed by the calendar last midnight, oldest first. */
export async function selectPostAssignments(db: Db, postIds: string[], today: Day) {
  const rows = await postAssignments(db)
    .where('assignments.post_id', 'in', postIds)
    .where('assignments.end_date', '>=', addDays(today, -1))
    .where((eb) =>
      eb.or([
        eb('assignments.status', '<>', 'completed'),
        eb('assignments.completed_at', '=', sql<string>`assignments.end_date || 'T18:30:00.000Z'`),
      ]),
    )
    .orderBy('assignments.id')
    .execute();
  return rows.map((row) => ({ ...row, isOpen: row.status !== 'completed' }));
}
export type PostAssignmentRow = Awaited<ReturnType<typeof selectPostAssignments>>[number];

const listRows = async (db: Db, ids: string[], at: Moment): Promise<ListRow[]> => {
  const clock = clockAt(at);
  const [posts, all] = [await selectPosts(db, ids), await selectPostAssignments(db, ids, clock.today)];
  return posts.flatMap((post) => {
    const ofPost = all.filter(({ postId }) => postId === post._id);
    const open = ofPost.filter(({ isOpen }) => isOpen);
    const figures = figuresOf(post, ofPost, clock);
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
      ...validityOf(post, ofPost, at),
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
  startDate: Day;
  endDate: Day;
  asked: number;
  note: string;
}

const columnsOf = ({ place, ...post }: Omit<NewPost, 'clientId' | 'requestId'>) => ({
  street: place.street,
  city: place.city,
  state: place.state,
  zip_code: place.zipCode,
  shift: post.shift,
  start_date: post.startDate,
  end_date: post.endDate,
  asked: post.asked,
  note: post.note,
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

export const setLastDay = (tx: Tx, id: string, lastDay: Day) =>
  tx.updateTable('posts').set({ end_date: lastDay, ended_at: nowText() }).where('id', '=', id).execute();

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

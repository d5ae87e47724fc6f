import type { Db } from '../../../db/tables.ts';
import type { ListRow, ListTable, Moment } from '../../../read-model/list-table.ts';
import { countByStatus, firstOf, sumByStatus } from '../../../read-model/page.ts';
import { clockAt, figuresOf, postMoment, statusesOf, storedPostStatuses } from './post-figures.rows.ts';
import { selectDutyCounts, selectPostAssignments, selectPosts } from './posts.queries.ts';

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

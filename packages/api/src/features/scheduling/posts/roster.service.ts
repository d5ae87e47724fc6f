import type { ParsedQueryOf } from '@prahari/contract/definition';
import type * as contract from '@prahari/contract/posts.schemas';
import type { RosterPost } from '@prahari/contract/posts.schemas';
import { addDays, dayInIndia } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import type { Db } from '../../../db/tables.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { postsByIds } from './posts.service.ts';
import { type RosterPosition, selectOnRoster, selectPostsOverlapping } from './roster.queries.ts';

type RosterRow = Awaited<ReturnType<typeof selectOnRoster>>[number];

/** Returns a guard's days at a post, until a withdrawal, which leaves the planned last day. */
const daysOf = ({ startDate, endDate, completedAt }: RosterRow): Period => {
  const completedOn = completedAt === null ? endDate : dayInIndia(completedAt);
  return { startDate, endDate: completedOn < endDate ? completedOn : endDate };
};

const toRoster = (row: RosterRow): RosterPost['roster'][number] => {
  const { _id, guardId, name, phone, shift, status } = row;
  return { _id, guard: { _id: guardId, name, phone }, shift, status, ...daysOf(row) };
};

function positionOf(cursor: string | undefined): RosterPosition | undefined {
  if (cursor === undefined) return undefined;
  const [endDate = '', id = ''] = cursor.split('.');
  return { endDate, id };
}

/** Returns a page of posts that overlap a period with their guards, the earliest end first. */
export async function getRoster(
  db: Db,
  { from, days, limit, cursor }: ParsedQueryOf<typeof contract.getRoster>,
): Promise<{ data: RosterPost[]; nextCursor: string | null }> {
  await completeEnded(db);
  const period = { startDate: from, endDate: addDays(from, days - 1) };
  const overlapping = await selectPostsOverlapping(db, period, {
    after: positionOf(cursor),
    limit: limit + 1,
  });
  const page = overlapping.slice(0, limit);
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return { data: [], nextCursor: null };
  const posts = new Map((await postsByIds(db, ids)).map((post) => [post._id, post]));
  const rows = (await selectOnRoster(db, ids, period)).filter((row) => {
    const { startDate, endDate } = daysOf(row);
    return endDate >= startDate && endDate >= period.startDate;
  });
  const data = ids.flatMap((id) => {
    const post = posts.get(id);
    if (!post) return [];
    return [{ ...post, roster: rows.filter(({ postId }) => postId === id).map(toRoster) }];
  });
  const last = overlapping.length > limit ? page.at(-1) : undefined;
  return { data, nextCursor: last ? `${last.endDate}.${last.id}` : null };
}

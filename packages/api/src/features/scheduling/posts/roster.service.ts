import type { ParsedQueryOf } from '@prahari/contract/definition';
import type * as contract from '@prahari/contract/posts.schemas';
import type { RosterPost } from '@prahari/contract/posts.schemas';
import { addDays, type Day } from '@prahari/domain/days';
import type { Db } from '../../../db/tables.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { postsByIds } from './posts.service.ts';
import {
  type RosterPosition,
  selectDutyDays,
  selectOnRoster,
  selectPostsOverlapping,
} from './roster.queries.ts';

type RosterRow = Awaited<ReturnType<typeof selectOnRoster>>[number];

/** Returns a guard with its days at a post. A completed assignment ends with its last duty. */
const toRoster = (row: RosterRow, days: Day[]): RosterPost['roster'][number] => {
  const { _id, guardId, name, phone, shift, status, startDate, startsAt, hours } = row;
  const endDate = status === 'completed' ? (days.at(-1) ?? row.endDate) : row.endDate;
  return {
    _id,
    guard: { _id: guardId, name, phone },
    shift,
    status,
    startDate,
    endDate,
    startsAt,
    hours,
    days,
  };
};

function positionOf(cursor: string | undefined): RosterPosition | undefined {
  if (cursor === undefined) return undefined;
  const [endDate = '', id = ''] = cursor.split('.');
  return { endDate, id };
}

/** Returns a page of posts that overlap a period with their guards, the earliest end first. */
export async function getRoster(
  db: Db,
  { from, days: length, postId, limit, cursor }: ParsedQueryOf<typeof contract.getRoster>,
): Promise<{ data: RosterPost[]; nextCursor: string | null }> {
  await completeEnded(db);
  const period = { startDate: from, endDate: addDays(from, length - 1) };
  const overlapping = await selectPostsOverlapping(db, period, {
    postId,
    after: positionOf(cursor),
    limit: limit + 1,
  });
  const page = overlapping.slice(0, limit);
  const ids = page.map(({ id }) => id);
  if (ids.length === 0) return { data: [], nextCursor: null };
  const posts = new Map((await postsByIds(db, ids)).map((post) => [post._id, post]));
  const rows = await selectOnRoster(db, ids, period);
  const days = new Map<string, Day[]>();
  for (const { assignmentId, day } of await selectDutyDays(db, ids, period))
    days.set(assignmentId, [...(days.get(assignmentId) ?? []), day]);
  const data = ids.flatMap((id) => {
    const post = posts.get(id);
    if (!post) return [];
    const roster = rows.flatMap((row) => {
      const dutyDays = days.get(row._id);
      return row.postId === id && dutyDays ? [toRoster(row, dutyDays)] : [];
    });
    return [{ ...post, roster }];
  });
  const last = overlapping.length > limit ? page.at(-1) : undefined;
  return { data, nextCursor: last ? `${last.endDate}.${last.id}` : null };
}

import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { ListQuery } from '@prahari/contract/lists';
import type { PostsOverview } from '@prahari/contract/office.schemas';
import { postNotFound } from '@prahari/contract/posts';
import type * as contract from '@prahari/contract/posts.schemas';
import type { Post, PostPosition } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { type DutyHours, type PostHours, shiftOf } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId } from '../../../db/ids.ts';
import { parseJson } from '../../../db/json-rows.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { batchesOf } from '../../../read-model/page.ts';
import { listReply } from '../../../read-model/reply.ts';
import { shiftHours } from '../../company/company.service.ts';
import { lockExistingClient } from '../../membership/client-membership.service.ts';
import { readWeekdays } from '../duties/duty.rows.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { insertPost } from './post-changes.queries.ts';
import { clockAt, figuresOf, type PostFigures, postMoment } from './post-figures.rows.ts';
import { countPosts, postList } from './post-list.queries.ts';
import {
  type PostAssignmentRow,
  type PostRow,
  selectDutyCounts,
  selectOffDays,
  selectOpenIds,
  selectPostAssignments,
  selectPosts,
} from './posts.queries.ts';

const assignmentOf = (row: PostAssignmentRow, offDays: Day[] | undefined) => {
  const { _id, guardId, guardName, shift, status, startDate, endDate, startsAt, hours } = row;
  const weekdays = readWeekdays(row.weekdays);
  return {
    _id,
    guard: { _id: guardId, name: guardName },
    shift,
    status,
    startDate,
    endDate,
    startsAt,
    hours,
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(offDays && { offDays }),
  };
};

function postOf(
  row: PostRow,
  {
    assignments,
    figures,
    offDays,
  }: {
    assignments: readonly PostAssignmentRow[];
    figures: PostFigures;
    offDays: Map<string, Day[]>;
  },
): Post {
  const { clientId, userId, name, email, phone, street, city, state, zipCode, position, ...post } = row;
  const { filled, short, emptyTonight } = figures;
  return {
    ...post,
    client: { _id: clientId, user: { _id: userId, name, email }, phone },
    place: { street, city, state, zipCode },
    ...(position !== null && { position: parseJson<PostPosition>(position) }),
    filled,
    short,
    emptyTonight,
    assignments: assignments.map((one) => assignmentOf(one, offDays.get(one._id))),
  };
}

/** Returns posts by their ids, in no particular order. */
export async function postsByIds(db: Db, ids: string[]): Promise<Post[]> {
  const clock = clockAt(postMoment(new Date()));
  const [rows, assignments] = [await selectPosts(db, ids), await selectPostAssignments(db, ids)];
  const duties = await selectDutyCounts(db, ids, clock);
  const offDays = await selectOffDays(db, ids, clock.night);
  return rows.map((row) =>
    postOf(row, {
      assignments: assignments.filter(({ postId }) => postId === row._id),
      figures: figuresOf(row, clock, duties.get(row._id)),
      offDays,
    }),
  );
}

/** Returns a client's posts that have not ended, newest first. */
export async function postsOfClient(db: Db, clientId: string, limit: number): Promise<Post[]> {
  const ids = await selectOpenIds(db, clientId, { day: today(), limit });
  const rows = ids.length === 0 ? [] : await postsByIds(db, ids);
  return rows.sort((a, b) => (a._id < b._id ? 1 : -1));
}

/** Lists posts, by default those that have not ended. @throws 400 for a foreign cursor */
export async function listPosts(db: Db, query: ListQuery) {
  await completeEnded(db);
  const { status = 'open' } = query;
  return listReply(db, postList, { query: { ...query, status }, fetch: (ids) => postsByIds(db, ids) });
}

/** Returns the ids of posts with an opening on a day whose duty may run now: yesterday or today. */
export async function postsShortNow(db: Db): Promise<string[]> {
  const ids: string[] = [];
  for await (const batch of batchesOf(db, postList, { query: { status: 'shortNow' } })) ids.push(...batch);
  return ids;
}

/** Returns a post, ended or not. @throws postNotFound, also for a malformed id */
export async function getPost(db: Db, id: string): Promise<Post> {
  await completeEnded(db);
  const [post] = isId(id) ? await postsByIds(db, [id]) : [];
  if (!post) throw new AppError(postNotFound);
  return post;
}

/**
 * Returns a post's hours and the word for them: the company's hours of SPEC's shift by default, and the
 * word follows another begin.
 */
export async function chosenHours(
  db: Db,
  chosen: { shift: Shift; startsAt?: string | undefined; hours?: DutyHours | undefined },
): Promise<{ shift: Shift; hours: PostHours }> {
  const { startsAt, hours } = (await shiftHours(db))[chosen.shift];
  const post = { startsAt: chosen.startsAt ?? startsAt, hours: chosen.hours ?? hours };
  return { shift: shiftOf(post), hours: post };
}

/** Adds a post of a client. @throws clientNotFound, personErased */
export function addPost(
  db: Db,
  actorId: string,
  { note = '', ...body }: ParsedBodyOf<typeof contract.addPost>,
): Promise<Post> {
  return inTransaction(db, async (tx) => {
    await lockExistingClient(tx, body.clientId);
    const id = await insertPost(tx, { ...body, ...(await chosenHours(tx, body)), note, requestId: null });
    await audit(tx, { actorId, action: 'addPost', entity: 'posts', entityId: id, detail: { ...body, note } });
    return getPost(tx, id);
  });
}

/** Returns the figures of the posts that have not ended. */
export async function overviewOfPosts(db: Db): Promise<PostsOverview> {
  const { counts, sums, firstEnd } = await countPosts(db);
  return {
    total: counts.open,
    short: counts.short,
    tonight: counts.tonight,
    ending: counts.ending,
    upcoming: counts.upcoming,
    asked: sums['open.asked'],
    filled: sums['open.filled'],
    emptyTonight: sums['open.empty_tonight'],
    emptyToday: sums['open.empty_today'],
    emptyLater: sums['open.empty_later'],
    firstEnd,
  };
}

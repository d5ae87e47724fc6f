import type { OwnPost, OwnPosts, PastDay, PostDuty } from '@prahari/contract/posts.schemas';
import { addDays, type Day, today } from '@prahari/domain/days';
import { dutyState } from '@prahari/domain/duty-state';
import { dutyInterval, hoursOf } from '@prahari/domain/post-hours';
import type { Db } from '../../../db/tables.ts';
import { attendedSince } from '../../company/company.service.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import * as queries from './client-posts.queries.ts';

/** Days that are over and shown, the latest first. */
const PAST_DAYS = 7;

/** Yesterday's night may still run in the morning, and a post of today may be over by the evening. */
const daysAround = (day: Day): Day[] => [addDays(day, -1), day, addDays(day, 1)];

/** The days of which a client sees the duties: a night of today is over tomorrow, so the past needs one more. */
const daysShown = (day: Day): Day[] =>
  Array.from({ length: PAST_DAYS + 3 }, (_, index) => addDays(day, 1 - index));

const text = (instant: number): string => new Date(instant).toISOString();

/** Returns the day of a post's duty that runs or comes next, at most tomorrow's. */
function nextDay(post: queries.ClientPostRow, now: number): Day | undefined {
  const hours = hoursOf(post);
  if (!hours) return undefined;
  return daysAround(today(new Date(now))).find(
    (day) => day >= post.startDate && day <= post.endDate && dutyInterval(day, hours).endsAt > now,
  );
}

interface Moment {
  now: number;
  /** Since when attendance is kept, in ms since 1970; null where it is not. */
  since: number | null;
}

/** Duties by post and day: a hundred posts on ten days must not look through all of them each time. */
type Duties = ReadonlyMap<string, readonly queries.ClientDutyRow[]>;

const keyOf = (postId: string | null, day: Day): string => `${postId} ${day}`;

const dutiesOn = (duties: Duties, { id }: queries.ClientPostRow, day: Day) =>
  duties.get(keyOf(id, day)) ?? [];

const stateOf = (
  duty: Omit<queries.ClientDutyRow, 'postId' | 'assignmentId' | 'guardName' | 'status'>,
  { now, since }: Moment,
) => dutyState({ ...duty, isEnteredLater: duty.flags.includes('as-planned') }, now, since);

/** Returns who was at a post on the last days whose duties are over. */
function pastDays(post: queries.ClientPostRow, duties: Duties, moment: Moment): PastDay[] {
  const hours = hoursOf(post);
  if (!hours) return [];
  return daysShown(today(new Date(moment.now)))
    .filter((day) => day >= post.startDate && day <= post.endDate)
    .filter((day) => dutyInterval(day, hours).endsAt <= moment.now)
    .slice(0, PAST_DAYS)
    .map((day) => {
      const ofPost = dutiesOn(duties, post, day);
      const guards = ofPost.map((duty) => ({
        assignmentId: duty.assignmentId,
        name: duty.guardName,
        state: stateOf(duty, moment),
      }));
      return { day, guards, open: Math.max(0, post.asked - guards.length) };
    });
}

function toPostDuty(
  post: queries.ClientPostRow,
  duties: Duties,
  { now, since }: Moment,
): PostDuty | undefined {
  const [day, hours] = [nextDay(post, now), hoursOf(post)];
  if (day === undefined || !hours) return undefined;
  const { beginsAt, endsAt } = dutyInterval(day, hours);
  const ofPost = dutiesOn(duties, post, day);
  return {
    day,
    beginsAt: text(beginsAt),
    endsAt: text(endsAt),
    guards: ofPost.map(({ assignmentId, guardName, status, ...duty }) => ({
      assignmentId,
      name: guardName,
      state: stateOf(duty, { now, since }),
      isOnBreak: status === 'onBreak',
      ...(duty.startedAt !== null && { startedAt: text(duty.startedAt) }),
    })),
    open: Math.max(0, post.asked - ofPost.length),
  };
}

function toOwnPost(row: queries.ClientPostRow, duties: Duties, moment: Moment): OwnPost {
  const { id, requestId, street, city, state, zipCode, startsAt: _, hours: __, ...post } = row;
  const duty = toPostDuty(row, duties, moment);
  return {
    ...post,
    _id: id,
    ...(requestId !== null && { requestId }),
    place: { street, city, state, zipCode },
    assigned: Number(row.assigned),
    isOver: duty === undefined && row.endDate <= today(new Date(moment.now)),
    ...(duty && { duty }),
    lastDays: pastDays(row, duties, moment),
  };
}

/** Returns the caller's posts without their duties. */
export async function ownPosts(db: Db, userId: string): Promise<queries.ClientPostRow[]> {
  await completeEnded(db);
  return queries.selectPostsOfUser(db, userId, today());
}

/** Adds the running or next duty and the last days to posts. */
export async function withDuties(db: Db, posts: readonly queries.ClientPostRow[]): Promise<OwnPosts> {
  const moment = { now: Date.now(), since: await attendedSince(db) };
  const ids = posts.map(({ id }) => id);
  const days = daysShown(today(new Date(moment.now)));
  const rows = ids.length === 0 ? [] : await queries.selectDutiesOf(db, ids, days);
  const duties = Map.groupBy(rows, ({ postId, day }) => keyOf(postId, day));
  return {
    attended: moment.since !== null,
    posts: posts.map((post) => toOwnPost(post, duties, moment)),
  };
}

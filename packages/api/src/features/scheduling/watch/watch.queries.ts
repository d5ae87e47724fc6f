import { addDays, type Day } from '@prahari/domain/days';
import { EARLY_MS, LATE_MS } from '@prahari/domain/duty-state';
import { DAY_MS } from '@prahari/domain/post-hours';
import type { Shift } from '@prahari/domain/shifts';
import { sql } from 'kysely';
import { fixed } from '../../../db/compiled.ts';
import { idList, isOneOf } from '../../../db/one-of.ts';
import type { Db } from '../../../db/tables.ts';
import { placeAndHours } from '../scheduling.columns.ts';

/** Rows of the watch; more than that is not read at night. */
export const MAX_ROWS = 200;

/** A day holds no duty longer than itself, so what runs now began today or yesterday. */
const daysNow = (day: Day): Day[] => [addDays(day, -1), day];

/** Duties that run now, as planned. */
const runningDuties = (db: Db, { day, now }: { day: Day; now: number }) =>
  db
    .selectFrom('duties')
    .where('duties.day', 'in', daysNow(day))
    .where('duties.plan', '=', fixed('planned'))
    .where('duties.begins_at', '<=', now)
    .where('duties.ends_at', '>', now);

export interface AtNow {
  day: Day;
  now: number;
  /** Since when attendance is kept, in ms since 1970, or null; duties that began before are as planned. */
  since: number | null;
}

/** Duties that run now and are not started. The first condition is that of the index of duties which wait. */
const notStarted = (db: Db, at: AtNow) =>
  runningDuties(db, at)
    .where(sql<boolean>`(duties.started_at is null or duties.marked = 'absent')`)
    .where(
      sql<boolean>`(duties.marked = 'absent' or (duties.marked is null and duties.begins_at >= ${at.since}
      and duties.flags not like '%"as-planned"%'))`,
    );

/** Counts the duties that run now. */
export async function countRunning(db: Db, at: AtNow) {
  const all = await runningDuties(db, at)
    .select((eb) => eb.fn.countAll<number>().as('duties'))
    .executeTakeFirstOrThrow();
  const running = Number(all.duties);
  if (at.since === null) return { running, started: running, late: 0 };
  const waiting = await notStarted(db, at)
    .select((eb) => [
      eb.fn.countAll<number>().as('duties'),
      sql<number>`sum(case when duties.begins_at < ${at.now - LATE_MS} then 1 else 0 end)`.as('late'),
    ])
    .executeTakeFirstOrThrow();
  return { running, started: running - Number(waiting.duties), late: Number(waiting.late ?? 0) };
}

/** Returns the ids of duties that run now and are not started, the longest waiting first. */
export const selectNotStarted = (db: Db, at: AtNow) =>
  notStarted(db, at)
    .select('duties.id')
    .orderBy('duties.begins_at')
    .orderBy('duties.id')
    .limit(MAX_ROWS)
    .execute();

/** Returns the ids of running duties that were started, the latest first. */
export const selectStarted = (db: Db, { now }: AtNow) =>
  db
    .selectFrom('duties')
    .select('id')
    .where('plan', '=', 'planned')
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    // A duty is started an hour before its begin at the earliest, and lasts a day.
    .where('started_at', '>=', now - EARLY_MS - DAY_MS)
    .orderBy('started_at', 'desc')
    .limit(20)
    .execute();

/** A post with fewer planned guards on a day than it asked for. */
export interface ShortPost {
  id: string;
  clientId: string;
  clientName: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
  shift: Shift;
  startsAt: string;
  hours: number;
  day: Day;
  empty: number;
}

/** Returns those of some posts that are short of guards on the days of what may run now. */
export async function selectShortPosts(db: Db, day: Day, postIds: string[]): Promise<ShortPost[]> {
  if (postIds.length === 0) return [];
  const short = (on: Day) =>
    db
      .selectFrom('posts')
      .innerJoin('clients', 'clients.id', 'posts.client_id')
      .innerJoin('users', 'users.id', 'clients.user_id')
      .select((eb) => [
        'posts.id',
        'clients.id as clientId',
        'users.name as clientName',
        ...placeAndHours,
        'posts.asked',
        eb
          .selectFrom('duties')
          .select((duties) => duties.fn.countAll<number>().as('n'))
          .whereRef('duties.post_id', '=', 'posts.id')
          .where('duties.day', '=', on)
          .where('duties.plan', '=', 'planned')
          .as('filled'),
      ])
      .where(isOneOf(db, 'posts.id', idList(db, postIds)))
      .where('posts.start_date', '<=', on)
      .where('posts.end_date', '>=', on)
      .where('posts.shift', 'is not', null)
      .where('posts.starts_at', 'is not', null)
      .execute();
  const found: ShortPost[] = [];
  for (const on of daysNow(day))
    for (const { asked, filled, shift, startsAt, hours, ...post } of await short(on)) {
      const empty = asked - Number(filled);
      if (empty > 0 && shift !== null && startsAt !== null && hours !== null)
        found.push({ ...post, shift, startsAt, hours, day: on, empty });
    }
  return found;
}

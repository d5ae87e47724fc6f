import { isDeepStrictEqual } from 'node:util';
import { today } from '@prahari/domain/days';
import { daysOf } from '@prahari/domain/duty-days';
import { defaultHours } from '@prahari/domain/post-hours';
import { type Selectable, sql } from 'kysely';
import { newId } from '../src/db/ids.ts';
import type { Db, Tables } from '../src/db/tables.ts';
import { type Random, seededRandom } from '../src/demo/random.ts';
import { dutyRows } from '../src/features/scheduling/duties/duty.rows.ts';
import { completeEnded } from '../src/features/scheduling/guard-schedule/ended-assignments.service.ts';
import { overviewOfPosts } from '../src/features/scheduling/posts/posts.service.ts';
import { bulkInsert } from './bulk-insert.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const GUARDS = 40;
const POSTS = 12;
const LONG_AGO = '2026-01-01T00:00:00.000Z';

interface Parties {
  clientId: string;
  guardIds: string[];
}

const newUser = (role: 'client' | 'security', index: number) => ({
  id: newId(),
  email: `${role}-${index}@example.com`,
  name: `${role} ${index}`,
  phone: '+91 98765 43210',
  role,
  password_hash: '-',
  created_at: LONG_AGO,
});

async function insertParties(db: Db): Promise<Parties> {
  const owner = newUser('client', 0);
  const users = Array.from({ length: GUARDS }, (_, index) => newUser('security', index));
  await bulkInsert(db, 'users', [owner, ...users]);
  const client = {
    id: newId(),
    user_id: owner.id,
    service_type: 'FULL_TIME',
    location: 'Pune',
    contact_name: '',
    notes: '',
    version: 0,
    created_at: LONG_AGO,
  };
  await bulkInsert(db, 'clients', [client]);
  const guards = users.map(({ id }) => ({
    id: newId(),
    user_id: id,
    status: 'available',
    experience: 1,
    specialization: '[]',
    rating: 0,
    city: '',
    created_at: LONG_AGO,
  }));
  await bulkInsert(db, 'guards', guards);
  return { clientId: client.id, guardIds: guards.map(({ id }) => id) };
}

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns midnight or 06:00 in India, the first of a month, or any other hour. */
function anyInstant(random: Random): number {
  const midnight = Date.parse(`2027-0${random.between(1, 9)}-01T00:00:00+05:30`);
  const day = midnight + (random.chance(0.4) ? 0 : random.between(-3, 27) * DAY_MS);
  const minutes = random.pick([0, 1, 6 * 60 - 1, 6 * 60, 20 * 60, random.between(0, 1439)]);
  return day + minutes * 60_000;
}

type PostRow = Omit<Selectable<Tables['posts']>, 'request_id' | 'ended_at' | 'position' | 'duty_changes'>;

function anyPost(random: Random, clientId: string): PostRow {
  const start = dayAfter(today(), random.pick([0, 0, 1, -1, random.between(-40, 20)]));
  const shift = random.pick(['day', 'night', '24h', null] as const);
  return {
    id: newId(),
    client_id: clientId,
    street: 'Gate 1',
    city: 'Pune',
    state: 'Maharashtra',
    zip_code: '411001',
    shift,
    starts_at: shift && defaultHours[shift].startsAt,
    hours: shift && defaultHours[shift].hours,
    start_date: start,
    // Some ended before they began.
    end_date: dayAfter(start, random.pick([0, 1, 7, 8, -1, random.between(0, 60)])),
    asked: random.between(1, 4),
    note: '',
    created_at: '2026-12-01T00:00:00.000Z',
  };
}

/**
 * Makes an assignment with its own guard, so that no two overlap and the post is never overfilled.
 */
function anyAssignment(random: Random, post: PostRow, guard_id: string) {
  const start_date = dayAfter(post.start_date, random.pick([0, 0, random.between(0, 10)]));
  const end_date = dayAfter(start_date, random.pick([0, 1, random.between(0, 30)]));
  const isOver = end_date < today() || random.chance(0.2);
  const shift = post.shift ?? 'day';
  const hours = defaultHours[shift];
  return {
    id: newId(),
    guard_id,
    client_id: post.client_id,
    post_id: post.id,
    shift,
    status: isOver ? 'completed' : random.pick(['active', 'onBreak']),
    street: 'Gate 1',
    city: 'Pune',
    state: 'Maharashtra',
    zip_code: '411001',
    start_date,
    end_date,
    starts_at: hours.startsAt,
    hours: hours.hours,
    created_at: '2026-12-01T00:00:00.000Z',
    completed_at: isOver ? `${end_date}T09:00:00.000Z` : null,
  };
}

async function makeHistory(db: Db, random: Random, { clientId, guardIds }: Parties): Promise<void> {
  await db.deleteFrom('duties').execute();
  await db.deleteFrom('assignments').execute();
  await db.deleteFrom('posts').execute();
  const posts = Array.from({ length: random.between(0, POSTS) }, () => anyPost(random, clientId));
  if (posts.length === 0) return;
  await bulkInsert(db, 'posts', posts);
  const stays = guardIds
    .slice(0, random.between(0, GUARDS))
    .map((guard) => anyAssignment(random, random.pick(posts), guard));
  if (stays.length === 0) return;
  await bulkInsert(db, 'assignments', stays);
  await bulkInsert(
    db,
    'duties',
    stays.flatMap((stay) => dutiesOf(random, stay)),
  );
}

/** The duties of an assignment: one that was withdrawn has none to come, and some are called off. */
function dutiesOf(random: Random, stay: ReturnType<typeof anyAssignment>) {
  const { id: assignmentId, guard_id: guardId, client_id: clientId, post_id: postId } = stay;
  const days = daysOf({ startDate: stay.start_date, endDate: stay.end_date });
  const hours = { startsAt: stay.starts_at, hours: stay.hours };
  return dutyRows({ assignmentId, guardId, clientId, postId }, hours, days)
    .filter(({ begins_at }) => stay.completed_at === null || begins_at <= Date.now())
    .map((row) => {
      const isLeft = stay.completed_at !== null && row.ends_at > Date.now();
      const plan = random.chance(0.1) ? random.pick(['leave', 'cancelled']) : 'planned';
      return { ...row, plan: isLeft ? 'left' : plan, left_at: isLeft ? Date.now() : null };
    });
}

type Counted = Awaited<ReturnType<typeof overviewOfPosts>>;

/** Computes the figures by plain SQL. `night` is the day on which tonight's shift begins. */
async function countPlainly(db: Db, day: string, night: string): Promise<Counted> {
  const isOpen = sql`d.assignment_id not in (select id from assignments where status = 'completed')`;
  const dutiesOn = (on: unknown) =>
    sql`(select count(*) from duties d where d.post_id = p.id and d.day = ${on} and d.plan = 'planned' and ${isOpen})`;
  const { rows } = await sql<Counted>`
    with open_posts as (select * from posts where end_date >= ${day} and end_date >= start_date),
    counted as (select p.*,
      (select coalesce(max(n), 0) from (select count(*) as n from duties d where d.post_id = p.id
        and d.plan = 'planned' and d.day >= ${day} and ${isOpen} group by d.day) as days) as filled,
      case when p.shift = 'day' or p.start_date > ${night} or p.end_date < ${night} then 0 else 1 end as is_tonight,
      ${dutiesOn(night)} as at_night, ${dutiesOn(day)} as at_day from open_posts p),
    figures as (select counted.*,
      case when asked > filled then asked - filled else 0 end as short,
      case when is_tonight = 1 and asked > at_night then asked - at_night else 0 end as tonight,
      case when is_tonight = 0 and start_date <= ${day} and asked > at_day then asked - at_day else 0 end as today,
      case when is_tonight = 0 and start_date > ${day} and asked > filled then asked - filled else 0 end as later
      from counted)
    select count(*) as "total", count(case when short > 0 then 1 end) as "short",
      count(case when tonight > 0 then 1 end) as "tonight",
      count(case when end_date <= ${dayAfter(day, 7)} then 1 end) as "ending",
      count(case when start_date > ${day} then 1 end) as "upcoming",
      coalesce(sum(asked), 0) as "asked", coalesce(sum(filled), 0) as "filled",
      coalesce(sum(tonight), 0) as "emptyTonight", coalesce(sum(today), 0) as "emptyToday",
      coalesce(sum(later), 0) as "emptyLater", min(end_date) as "firstEnd" from figures`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no figures');
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, name === 'firstEnd' ? value : Number(value)]),
  ) as unknown as Counted;
}

/**
 * Compares the figures of posts with a plain count over random histories and returns the
 * differences. @param setClock sets the process's time, in ms
 */
export async function figureMismatches(
  db: Db,
  { histories, seed, setClock }: { histories: number; seed: number; setClock: (now: number) => void },
): Promise<{ compared: number; mismatches: unknown[] }> {
  const parties = await insertParties(db);
  const random = seededRandom(seed);
  const mismatches: unknown[] = [];
  let compared = 0;
  for (let history = 0; history < histories; history += 1) {
    setClock(anyInstant(random));
    await makeHistory(db, random, parties);
    for (const hours of [0, 1, random.between(1, 30), random.between(1, 200), -random.between(1, 20)]) {
      const now = Date.now() + hours * HOUR_MS;
      setClock(now);
      await completeEnded(db);
      // Tonight is the night of yesterday before 06:00 in India.
      const night = today(new Date(now - 6 * HOUR_MS));
      const [shown, counted] = [await overviewOfPosts(db), await countPlainly(db, today(), night)];
      compared += 1;
      if (!isDeepStrictEqual(shown, counted))
        mismatches.push({ history, at: new Date(now).toISOString(), shown, counted });
    }
  }
  return { compared, mismatches };
}

import { addDays, type Day } from '@prahari/domain/days';
import { daysOfMonth } from '@prahari/domain/muster';
import { mondayOf } from '@prahari/domain/overtime';
import { readDelimited } from '@prahari/domain/sheets/delimited-text';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApi } from './api.ts';

/** A row of a register by the headings of its columns. */
export type RegisterRow = Readonly<Record<string, string>>;

/** Returns a register's cells as a program reads its CSV, the headings first. @throws for another status than 200 */
export async function registerCells(api: TestApi, path: string, token: string): Promise<string[][]> {
  const { status, body } = await api.get(`/admin/registers/${path}`, token);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return readDelimited(String(body).replace('\ufeff', '')).filter((row) => row.length > 1);
}

/** Returns a register's rows. */
export async function registerRows(api: TestApi, path: string, token: string): Promise<RegisterRow[]> {
  const [head = [], ...rows] = await registerCells(api, path, token);
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

const sumOf = (rows: readonly RegisterRow[], column: string): number =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0) * 100) / 100;

interface DoneDuty {
  guardId: string;
  day: Day;
  hours: number;
}

/** Counts a month's overtime day by day and week by week from duties that were done. */
function overtimeIn(month: string, done: readonly DoneDuty[]): number {
  const hours = new Map<string, number>();
  for (const duty of done) {
    const key = `${duty.guardId} ${duty.day}`;
    hours.set(key, (hours.get(key) ?? 0) + duty.hours);
  }
  const weeks = new Map<string, { worked: number; daily: number }>();
  let total = 0;
  for (const [key, worked] of hours) {
    const [guardId = '', day = ''] = key.split(' ');
    const daily = Math.max(0, worked - 8);
    if (day.startsWith(month)) total += daily;
    const week = `${guardId} ${mondayOf(day)}`;
    const before = weeks.get(week) ?? { worked: 0, daily: 0 };
    weeks.set(week, { worked: before.worked + worked, daily: before.daily + daily });
  }
  for (const [key, { worked, daily }] of weeks)
    if (addDays(key.split(' ')[1] ?? '', 6).startsWith(month))
      total += Math.max(0, Math.max(0, worked - 48) - daily);
  return Math.round(total * 100) / 100;
}

interface CountedRow extends DoneDuty {
  clientId: string;
  postId: string | null;
  plan: string;
  marked: string | null;
  done: number;
}

/** Returns the figures of a column above 0, in order: rows of a register have no ids to compare by. */
const figuresIn = (rows: readonly RegisterRow[], column: string): number[] =>
  rows
    .map((row) => Number(row[column] ?? 0))
    .filter((figure) => figure > 0)
    .sort((one, other) => one - other);

/** Returns how many rows there are of each key, in order. */
const countsBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): number[] =>
  [...Map.groupBy(rows, keyOf).values()].map(({ length }) => length).sort((one, other) => one - other);

/**
 * Compares the registers of a month with plain counts over duties, those of all clients or of one, in a company
 * without attendance and disputes.
 */
export async function checkRegisters(
  api: TestApi,
  {
    token,
    month,
    now,
    clientId,
  }: { token: string; month: string; now: number; clientId?: string | undefined },
): Promise<void> {
  const { first, last } = daysOfMonth(month);
  const from = mondayOf(first);
  const to = addDays(mondayOf(last), 6);
  const ofClient = clientId === undefined ? sql`1 = 1` : sql`client_id = ${clientId}`;
  const { rows: duties } = await sql<CountedRow>`
    select guard_id as "guardId", client_id as "clientId", post_id as "postId", day, plan,
    case when begins_at <= ${now} then marked end as marked, (coalesce(left_at, ends_at) - begins_at) / 3600000.0 as hours,
    case when plan not in ('planned', 'left') or marked = 'absent' or begins_at > ${now} then 0
      when marked is not null or plan = 'left' or ends_at <= ${now} then 1 else 0 end as done
    from duties where day >= ${from} and day <= ${to} and ${ofClient}`.execute(api.db);
  const inMonth = duties.filter(({ day }) => day.startsWith(month));
  const all = duties
    .filter(({ done }) => Number(done) === 1)
    .map((duty) => ({ ...duty, hours: Number(duty.hours) }));
  const done = all.filter(({ day }) => day.startsWith(month));
  const standing = inMonth.filter(({ plan }) => plan === 'planned' || plan === 'left');
  const leave = inMonth.filter(({ plan }) => plan === 'leave');
  const hours = Math.round(done.reduce((sum, duty) => sum + duty.hours, 0) * 100) / 100;
  const days = new Set(done.map(({ guardId, day }) => `${guardId} ${day}`)).size;
  const ofSite = (duty: CountedRow) => `${duty.guardId} ${duty.clientId} ${duty.postId}`;
  const ofGuard = ({ guardId }: CountedRow) => guardId;
  const query = `month=${month}${clientId === undefined ? '' : `&clientId=${clientId}`}`;
  const read = (register: string) => registerRows(api, `${register}?${query}`, token);

  expect(await read('duty-roster'), `roster of ${query}`).toHaveLength(standing.length);
  const attendance = await read('attendance');
  expect(figuresIn(attendance, 'Duties'), `attendance of ${query}`).toEqual(countsBy(done, ofSite));
  expect(figuresIn(attendance, 'Leaves'), `leaves of ${query}`).toEqual(countsBy(leave, ofSite));
  expect(figuresIn(await read('muster'), 'Total days'), `muster of ${query}`).toEqual(countsBy(done, ofSite));
  const wages = await read('wage-input');
  expect(figuresIn(wages, 'Duties'), `wages of ${query}`).toEqual(countsBy(done, ofGuard));
  expect(figuresIn(wages, 'Leave'), `leave of ${query}`).toEqual(countsBy(leave, ofGuard));
  const absent = standing.filter(({ marked }) => marked === 'absent');
  expect(figuresIn(wages, 'Absent'), `absent in ${query}`).toEqual(countsBy(absent, ofGuard));
  expect(
    ['Days', 'Hours', 'Overtime (hours)'].map((column) => sumOf(wages, column)),
    `wages of ${query}`,
  ).toEqual([days, hours, overtimeIn(month, all)]);
  const { rows: posts } = await sql`select posts.id from posts where start_date <= ${last}
    and end_date >= ${first} and end_date >= start_date and ${ofClient}`.execute(api.db);
  expect(await read('psara-clients'), `posts of ${query}`).toHaveLength(posts.length);
  if (clientId === undefined) return;
  const { rows: guards } = await sql`select id from guards where created_at < ${`${last}T18:30:00.000Z`}
    and id in (select guard_id from duties where ${ofClient} and day >= ${first} and day <= ${last}
      and plan in ('planned', 'left'))`.execute(api.db);
  expect(await read('psara-guards'), `guards of ${query}`).toHaveLength(guards.length);
}

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

/** Compares the registers of a month with plain counts over duties, in a company without attendance and disputes. */
export async function checkRegisters(
  api: TestApi,
  { token, month, now }: { token: string; month: string; now: number },
): Promise<void> {
  const { first, last } = daysOfMonth(month);
  const from = mondayOf(first);
  const to = addDays(mondayOf(last), 6);
  const { rows: duties } = await sql<DoneDuty & { plan: string; done: number }>`
    select guard_id as "guardId", day, plan, (coalesce(left_at, ends_at) - begins_at) / 3600000.0 as hours,
    case when plan not in ('planned', 'left') or marked = 'absent' then 0
      when marked is not null or plan = 'left' or ends_at <= ${now} then 1 else 0 end as done
    from duties where day >= ${from} and day <= ${to}`.execute(api.db);
  const inMonth = duties.filter(({ day }) => day.startsWith(month));
  const all = duties
    .filter(({ done }) => Number(done) === 1)
    .map(({ guardId, day, hours }) => ({ guardId, day, hours: Number(hours) }));
  const done = all.filter(({ day }) => day.startsWith(month));
  const standing = inMonth.filter(({ plan }) => plan === 'planned' || plan === 'left').length;
  const leave = inMonth.filter(({ plan }) => plan === 'leave').length;
  const hours = Math.round(done.reduce((sum, duty) => sum + duty.hours, 0) * 100) / 100;
  const days = new Set(done.map(({ guardId, day }) => `${guardId} ${day}`)).size;

  const roster = await registerRows(api, `duty-roster?month=${month}`, token);
  expect(roster, `roster of ${month}`).toHaveLength(standing);
  const attendance = await registerRows(api, `attendance?month=${month}`, token);
  expect([sumOf(attendance, 'Duties'), sumOf(attendance, 'Leaves')], month).toEqual([done.length, leave]);
  const muster = await registerRows(api, `muster?month=${month}`, token);
  expect(sumOf(muster, 'Total days'), `muster of ${month}`).toBe(done.length);
  const wages = await registerRows(api, `wage-input?month=${month}`, token);
  expect(
    ['Days', 'Duties', 'Hours', 'Leave', 'Overtime (hours)'].map((column) => sumOf(wages, column)),
    `wages of ${month}`,
  ).toEqual([days, done.length, hours, leave, overtimeIn(month, all)]);
  const { rows: posts } = await sql`select posts.id from posts where start_date <= ${last}
    and end_date >= ${first} and end_date >= start_date`.execute(api.db);
  expect(await registerRows(api, `psara-clients?month=${month}`, token)).toHaveLength(posts.length);
}

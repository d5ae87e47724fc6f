import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { setRows } from '../../../../testing/rows.ts';
import { isPostgres } from '../../../db/open.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { countOnDuty, inShiftStatement } from './on-duty.queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const api = await startApi();
await seedDemo(api.db);
afterAll(() => api.stop());

/** Returns the times in UTC at which a shift that begins on a day starts and ends. */
function periodOf(shift: string, day: string): [start: number, end: number] {
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const hours: Record<string, [number, number]> = { day: [8, 20], night: [20, 32], '24h': [0, 24] };
  const [from, to] = hours[shift] as [number, number];
  return [midnight + from * HOUR_MS, midnight + to * HOUR_MS];
}

it('the number of guards on duty equals a count over all assignments, at each hour of three days', async () => {
  const assignments = await api.db.selectFrom('assignments').selectAll().execute();
  const shifts = assignments
    .filter(({ status }) => status === 'active')
    .flatMap(({ shift, start_date, end_date }) => {
      const days = (Date.parse(end_date) - Date.parse(start_date)) / DAY_MS + 1;
      return Array.from({ length: days }, (_, index) =>
        periodOf(shift, new Date(Date.parse(start_date) + index * DAY_MS).toISOString().slice(0, 10)),
      );
    });
  const counts = new Set<number>();
  const first = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  for (let hour = 0; hour < 72; hour += 1) {
    // On the hour in India, which is half past in UTC.
    const now = first + HOUR_MS / 2 + hour * HOUR_MS;
    const expected = shifts.filter(([start, end]) => start <= now && now < end).length;
    const counted = await countOnDuty(api.db, new Date(now));
    expect(counted, new Date(now).toISOString()).toBe(expected);
    counts.add(counted);
  }
  expect(counts.size, 'the number changes between day and night').toBeGreaterThan(1);
});

it('a guard on a break and one whose period has not begun are not on duty', async () => {
  const now = new Date();
  await api.db.updateTable('assignments').set({ status: 'onBreak' }).where('status', '=', 'active').execute();
  expect(await countOnDuty(api.db, now)).toBe(0);
  const later = new Date(now.getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  await setRows(
    api.db,
    'assignments',
    { status: 'onBreak' },
    { status: 'active', shift: '24h', start_date: later, end_date: later },
  );
  expect(await countOnDuty(api.db, now)).toBe(0);
});

it('guards on duty are counted in an index', async () => {
  // At noon in India the day shift and the one around the clock run.
  const statement = inShiftStatement('active', new Date('2026-11-22T06:30:00Z'));
  const plan = isPostgres(api.db)
    ? await inTransaction(api.db, async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql`explain (costs off) ${statement}`.execute(tx);
      })
    : await sql`explain query plan ${statement}`.execute(api.db);
  const text = JSON.stringify(plan.rows);
  const counted = isPostgres(api.db)
    ? /Index (?:Only )?Scan using assignments_on_duty/g
    : /SEARCH assignments USING COVERING INDEX assignments_on_duty \(shift=\? AND end_date>\?\)/g;
  expect(text.match(counted), text).toHaveLength(2);
  expect(text).not.toMatch(/Seq Scan|SCAN assignments/);
});

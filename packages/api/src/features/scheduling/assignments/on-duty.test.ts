import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { startApi } from '../../../../testing/api.ts';
import { isPostgres } from '../../../db/open.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { countOnBreak, countOnDuty, runningStatement } from './on-duty.queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const api = await startApi();
await seedDemo(api.db);
afterAll(() => api.stop());

/** Returns the times in UTC at which a shift that begins on a day starts and ends. */
function periodOf(shift: string, day: string): [start: number, end: number] {
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const hours: Record<string, [number, number]> = { day: [8, 20], night: [20, 32], '24h': [8, 32] };
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
  await api.db.updateTable('assignments').set({ status: 'active' }).where('status', '=', 'onBreak').execute();
  expect(await countOnDuty(api.db, now)).toBeGreaterThan(0);
  const isRunning = api.db.deleteFrom('duties').where('ends_at', '>', now.getTime());
  await isRunning.where('day', '<', later).execute();
  expect([await countOnDuty(api.db, now), await countOnBreak(api.db, now)]).toEqual([0, 0]);
});

it('guards on duty are counted in an index', async () => {
  const statement = runningStatement(new Date());
  const plan = isPostgres(api.db)
    ? await inTransaction(api.db, async (tx) => {
        await sql`set local enable_seqscan = off`.execute(tx);
        return sql`explain (costs off) ${statement}`.execute(tx);
      })
    : await sql`explain query plan ${statement}`.execute(api.db);
  const text = JSON.stringify(plan.rows);
  expect(text).toMatch(/(?:Index (?:Only )?Scan (?:using|on)|SEARCH duties USING COVERING INDEX) duties_on/);
  expect(text).not.toMatch(/Seq Scan|SCAN duties/);
});

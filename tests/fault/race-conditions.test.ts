import { afterAll, afterEach, expect, test } from 'vitest';
import { race } from './support/concurrent-calls.ts';
import { expectSound } from './support/expect-consistent.ts';
import { callerOf } from './support/http-client.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { RACES } from './support/repetitions.ts';
import { number, report } from './support/report-result.ts';
import { found, openPlace } from './support/seed-company.ts';
import { endAll, freshFolder, launch, type Place } from './support/server.ts';

afterEach(endAll);
let cluster: Cluster | undefined;
afterAll(() => cluster?.remove());

const GUARDS = 30;
const CAPACITIES = [1, 1, 1, 2, 2, 3, 3, 4, 5];

async function raceOn(place: Place, processes: number, engine: string): Promise<void> {
  const company = await found(place, GUARDS, CAPACITIES);
  const servers = Array.from({ length: processes }, () => launch(place));
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  const callers = addresses.map(callerOf);
  const began = performance.now();
  const result = await race(callers, company, { assignments: RACES, runners: 48 });
  const seconds = (performance.now() - began) / 1000;
  for (const caller of callers) caller.close();
  for (const server of servers) expect(await server.signal('SIGTERM')).toBe(0);

  expect(result.wrong).toEqual({});
  await expectSound(place, new Map(), []);
  const db = await openPlace(place);
  const rows = await db.selectFrom('assignments').select('id').execute();
  await db.destroy();
  expect(rows).toHaveLength(result.assigned);
  report({
    proof: `${engine}: racing assignments, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    done: `${number(RACES)} assign calls among ${number(result.calls)} calls in ${seconds.toFixed(0)} s: ${number(result.assigned)} won, ${number(result.refused)} got 409, ${number(result.ended)} ended, ${number(result.billed)} bills`,
    found: '0 double bookings, 0 over capacity, 0 gaps in bill numbers, 0 answers of 500 or more',
  });
}

test('however many race for a guard on SQLite, one gets it, and no client gets more than it asked for', () =>
  raceOn({ dataDir: freshFolder() }, 1, 'SQLite'));

test('four processes on PostgreSQL race for guards, and still one gets each', async () => {
  cluster = await startCluster();
  await raceOn({ dataDir: freshFolder(), databaseUrl: await cluster.database('racing') }, 4, 'PostgreSQL');
});

import { afterAll, afterEach, expect, test } from 'vitest';
import { MOST_BUSY } from './support/busy.ts';
import { runConcurrentCalls } from './support/concurrent-calls.ts';
import { expectConsistent } from './support/expect-consistent.ts';
import { createHttpClient } from './support/http-client.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { RACES } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { openDatabaseAt, seedCompany } from './support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from './support/server.ts';

afterEach(cleanUp);
let cluster: Cluster | undefined;
afterAll(() => cluster?.remove());

const GUARDS = 30;
const RUNNERS = 24;
const CAPACITIES = [1, 1, 1, 2, 2, 3, 3, 4, 5];

async function raceOn(dataLocation: DataLocation, processes: number, engine: string): Promise<void> {
  const company = await seedCompany(dataLocation, GUARDS, CAPACITIES);
  const servers = Array.from({ length: processes }, () => startServer(dataLocation));
  const addresses = await Promise.all(servers.map(({ ready }) => ready));
  const httpClients = addresses.map(createHttpClient);
  const began = performance.now();
  const result = await runConcurrentCalls(httpClients, company, { assignments: RACES, runners: RUNNERS });
  const seconds = (performance.now() - began) / 1000;
  for (const httpClient of httpClients) httpClient.close();
  for (const server of servers) expect(await server.signal('SIGTERM')).toBe(0);

  expect(result.unexpected).toEqual({});
  expect(result.busy).toBeLessThan(result.calls * MOST_BUSY);
  await expectConsistent(dataLocation, new Map(), []);
  const db = await openDatabaseAt(dataLocation);
  const rows = await db.selectFrom('assignments').select('id').execute();
  await db.destroy();
  expect(rows).toHaveLength(result.assigned);
  reportResult({
    proof: `${engine}: racing assignments, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    done: `${formatNumber(RACES)} assign calls among ${formatNumber(result.calls)} calls in ${seconds.toFixed(0)} s: ${formatNumber(result.assigned)} won, ${formatNumber(result.refused)} got 409, ${formatNumber(result.ended)} ended, ${formatNumber(result.billed)} bills, ${formatNumber(result.busy)} told to come again`,
    found: '0 double bookings, 0 over capacity, 0 gaps in bill numbers, 0 answers of 500',
  });
}

test('concurrent assignments on SQLite give each guard one open assignment a day and exceed no client’s limit', () =>
  raceOn({ dataDir: createTempFolder() }, 1, 'SQLite'));

test('concurrent assignments from four processes on PostgreSQL give each guard one open assignment a day', async () => {
  cluster = await startCluster();
  await raceOn(
    { dataDir: createTempFolder(), databaseUrl: await cluster.database('racing') },
    4,
    'PostgreSQL',
  );
});

import { afterAll, afterEach, expect, test } from 'vitest';
import type { Db } from '../../packages/api/src/db/tables.ts';
import { invariantViolations } from '../../packages/api/testing/invariants.ts';
import { MOST_BUSY } from './support/busy.ts';
import { addPosts, raceForDuties } from './support/duty-calls.ts';
import { createHttpClient } from './support/http-client.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { DUTY_RACES } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { openDatabaseAt, seedCompany } from './support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from './support/server.ts';

afterEach(cleanUp);
let cluster: Cluster | undefined;
afterAll(() => cluster?.remove());

const GUARDS = 16;
const CLIENTS = 6;
const RUNNERS = 24;

/** Things that happened twice: starts of a duty, and guards who won one offer. */
async function doubles(db: Db): Promise<string[]> {
  const presses = await db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'startDuty')
    .execute();
  const started = presses.map(({ detail }) => (JSON.parse(detail) as { dutyId: string }).dutyId);
  const wins = await db
    .selectFrom('offers')
    .select('round_id as round')
    .where('assignment_ids', 'is not', null)
    .execute();
  const won = wins.map(({ round }) => round);
  return [...started, ...won].filter((one, index, all) => all.indexOf(one) !== index);
}

async function raceOn(dataLocation: DataLocation, processes: number, engine: string): Promise<void> {
  const seeded = await seedCompany(dataLocation, GUARDS, Array<number>(CLIENTS).fill(4));
  const servers = Array.from({ length: processes }, () => startServer(dataLocation));
  const clients = (await Promise.all(servers.map(({ ready }) => ready))).map(createHttpClient);
  const [first] = clients;
  if (!first) throw new Error('No server');
  const company = await addPosts(first, seeded);
  const result = await raceForDuties(clients, company, { acts: DUTY_RACES, runners: RUNNERS });
  for (const client of clients) client.close();
  for (const server of servers) expect(await server.signal('SIGTERM')).toBe(0);
  const printed = servers.map((server) => server.output()).join('\n');
  expect(result.unexpected, printed).toEqual({});
  expect(result.busy).toBeLessThan(result.calls * MOST_BUSY);
  const db = await openDatabaseAt(dataLocation);
  try {
    expect(await invariantViolations(db)).toEqual([]);
    expect(await doubles(db)).toEqual([]);
  } finally {
    await db.destroy();
  }
  const won = Object.entries(result.acts)
    .filter(([what]) => /20[01]$/.test(what))
    .map(([what, times]) => `${what.split(' ')[0]} ${formatNumber(times)}`);
  expect(won.length).toBeGreaterThan(4);
  reportResult({
    proof: `${engine}: racing for duties, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    done: `${formatNumber(DUTY_RACES)} acts in ${formatNumber(result.calls)} calls; won: ${won.join(', ')}; ${formatNumber(result.busy)} told to come again`,
    found: '0 overlaps, 0 doubles, 0 answers of 500',
  });
}

const proves =
  'assigns, offers, replacements, swaps, two phones and corrections at once leave no overlap and nothing double';

test(`${proves}, on SQLite`, () => raceOn({ dataDir: createTempFolder() }, 1, 'SQLite'));

test(`${proves}, from four processes on PostgreSQL`, async () => {
  cluster = await startCluster();
  const databaseUrl = await cluster.database('duty_races');
  await raceOn({ dataDir: createTempFolder(), databaseUrl }, 4, 'PostgreSQL');
});

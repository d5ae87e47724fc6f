import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../packages/api/src/db/ids.ts';
import { hashPassword } from '../../packages/api/src/features/auth/passwords/passwords.ts';
import type { AcknowledgedWrites } from '../fault/support/acknowledged-writes.ts';
import { dailyWork } from '../fault/support/daily-work.ts';
import { expectConsistent } from '../fault/support/expect-consistent.ts';
import { createHttpClient, type HttpClient } from '../fault/support/http-client.ts';
import { type Cluster, startCluster } from '../fault/support/postgres.ts';
import { processorSeconds, processTree } from '../fault/support/process-tree.ts';
import { DAY_SECONDS, isFullRun, PEOPLE } from '../fault/support/repetitions.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { type Company, insertUser, openDatabaseAt, seedCompany } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';
import { createWriter, newWriteCounts } from '../fault/support/writer.ts';
import { newReadTimes, type Person, pauseAbout, spendDay } from './people.ts';

const SERVERS = 4;
/** One in a hundred works in the office; clients and guards share the rest equally. */
const OFFICE = Math.ceil(PEOPLE / 100);
const PAIRS = Math.floor((PEOPLE - OFFICE) / 2);
const PASSWORD = `long enough ${newId()}`;
const DAY_MS = DAY_SECONDS * 1000;
/** Reads of each client and guard; the office reads more. */
const READS_A_DAY = 10;
const OFFICE_READS_A_DAY = 120;
/** Writes that dailyWork yields per guard and client. */
const WRITES_A_DAY = 10;
const P99_MS = 300;

/** Returns the processes of the API and PostgreSQL, all started by this one. */
const serverProcesses = () => processTree(process.pid).filter((pid) => pid !== process.pid);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(cleanUp);
afterAll(() => cluster.remove());

/** Seeds PEOPLE who share one password. */
async function seedPeople(databaseUrl: string): Promise<{ company: Company; people: Person[] }> {
  const dataLocation = { dataDir: '', databaseUrl };
  const company = await seedCompany(dataLocation, PAIRS, Array<number>(PAIRS).fill(1));
  const db = await openDatabaseAt(dataLocation);
  const office: Person[] = [];
  for (let i = 0; i < OFFICE; i += 1) office.push({ role: 'admin', ...(await insertUser(db, 'admin')) });
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute();
  await db.destroy();
  return {
    company,
    people: [
      ...office,
      ...company.guards.map((guard) => Object.assign(guard, { role: 'security' as const })),
      ...company.clients.map((client) => Object.assign(client, { role: 'client' as const })),
    ],
  };
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0;
const show = (values: readonly number[]): string =>
  `median ${percentile(values, 0.5).toFixed(0)}, p99 ${percentile(values, 0.99).toFixed(0)} ms`;

/** Measures a call that does no work: the time of machine and load generator. */
async function probe(httpClient: HttpClient, over: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!over.aborted) {
    await pauseAbout(250, over);
    times.push((await httpClient.send({ method: 'GET', path: '/health' }))?.ms ?? 0);
  }
  return times;
}

test('a day of work of many people on four processes loses no acknowledged write', async () => {
  const dataLocation = { dataDir: createTempFolder(), databaseUrl: await cluster.database('people') };
  const { company, people } = await seedPeople(dataLocation.databaseUrl);
  const servers = Array.from({ length: SERVERS }, () => startServer(dataLocation));
  const httpClients = (await Promise.all(servers.map(({ ready }) => ready))).map(createHttpClient);
  const clientOf = (index: number) => httpClients[index % SERVERS] as HttpClient;

  const acknowledgedWrites: AcknowledgedWrites = new Map();
  const counts = newWriteCounts();
  const times = newReadTimes();
  const day = new AbortController();
  const over = day.signal;
  const writers = company.guards.map((guard, index) =>
    createWriter(
      dailyWork({ ...company, guards: [guard], clients: company.clients.slice(index, index + 1) }),
      acknowledgedWrites,
      counts,
      () => pauseAbout(DAY_MS / WRITES_A_DAY, over),
    ),
  );
  const working = [
    ...writers.map((writer, index) => writer.work(clientOf(index))),
    ...people.map((person, index) => {
      const reads = person.role === 'admin' ? OFFICE_READS_A_DAY : READS_A_DAY;
      const day = { password: PASSWORD, arriveMs: DAY_MS / 6, everyMs: DAY_MS / reads, over, times };
      return spendDay(clientOf(index), person, day);
    }),
  ];
  const before = processorSeconds(serverProcesses());
  const probing = probe(clientOf(0), over);
  await new Promise((done) => setTimeout(done, DAY_MS));
  const used = processorSeconds(serverProcesses()) - before;
  for (const writer of writers) writer.stop();
  day.abort();
  await Promise.all(working);
  const idle = await probing;
  for (const httpClient of httpClients) httpClient.close();
  for (const server of servers) expect(await server.signal('SIGTERM')).toBe(0);

  const reads = [...times.reads.values()].flat();
  const slowest = [...times.reads].map(([path, all]) => ({ path, p99: percentile(all, 0.99) }));
  const [worst] = slowest.toSorted((a, b) => b.p99 - a.p99);
  reportResult({
    proof: `${formatNumber(PEOPLE)} people do a day's work in ${DAY_SECONDS} s on ${SERVERS} processes and PostgreSQL`,
    done: `${formatNumber(reads.length)} reads, ${formatNumber(times.logins.length)} logins, ${formatNumber(counts.acknowledged)} acknowledged writes`,
    found: `0 lost; reads ${show(reads)} (worst ${worst?.path} p99 ${worst?.p99.toFixed(0)} ms), logins ${show(times.logins)}, a call without work ${show(idle)}; ${formatNumber(counts.unavailable)} writes and ${formatNumber(times.busy)} logins got 503 with Retry-After first; servers and PostgreSQL used ${used.toFixed(0)} s of processor time`,
  });
  expect(counts.unexpected).toEqual([]);
  expect(times.failed).toEqual({});
  expect(counts.acknowledged).toBeGreaterThan(PAIRS);
  await expectConsistent(dataLocation, acknowledgedWrites, writers);
  // Times are reliable only under `npm run prove`.
  if (isFullRun) expect(percentile(reads, 0.99)).toBeLessThanOrEqual(P99_MS);
});

import { expect } from 'vitest';
import type { AcknowledgedWrites } from './acknowledged-writes.ts';
import { dailyWork } from './daily-work.ts';
import { expectConsistent } from './expect-consistent.ts';
import { monitorHealth } from './health-monitor.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import type { Cluster } from './postgres.ts';
import { seedWriters } from './seed-company.ts';
import { createTempFolder, type DataLocation, startServer } from './server.ts';
import { createWriter, newWriteCounts, type WriteCounts, type Writer, waitForWrites } from './writer.ts';

/** Concurrent writers. */
export const WRITERS = 8;

export interface Workload<Location extends DataLocation = DataLocation> {
  dataLocation: Location;
  acknowledgedWrites: AcknowledgedWrites;
  writers: Writer[];
  counts: WriteCounts;
}

/** Seeds a database for its writers, without a running server. */
export async function seedWorkload<Location extends DataLocation>(
  dataLocation: Location,
  howMany = WRITERS,
): Promise<Workload<Location>> {
  const acknowledgedWrites: AcknowledgedWrites = new Map();
  const counts = newWriteCounts();
  const writers = (await seedWriters(dataLocation, howMany)).map((company) =>
    createWriter(dailyWork(company), acknowledgedWrites, counts),
  );
  return { dataLocation, acknowledgedWrites, writers, counts };
}

/** Seeds a new database of PostgreSQL. */
export const seedPostgresWorkload = async (cluster: Cluster, database: string) =>
  seedWorkload({ dataDir: createTempFolder(), databaseUrl: await cluster.database(database) });

interface Outages {
  databaseUrl: string;
  times: number;
  /** Makes the database unavailable; `time` counts from 0. */
  begin: (time: number) => Promise<unknown>;
  /** Runs while writes fail. */
  during: (httpClient: HttpClient) => Promise<unknown>;
  end: (time: number) => unknown;
}

/**
 * Makes the database unavailable several times under load. Every reply meanwhile is a 503, none ends
 * the server, and no write is lost. Returns the longest time until it was ready again, and its replies.
 */
export async function surviveOutages(
  { dataLocation, acknowledgedWrites, writers, counts }: Workload,
  { databaseUrl, times, begin, during, end }: Outages,
) {
  const server = startServer({ ...dataLocation, databaseUrl });
  const httpClient = createHttpClient(await server.ready);
  const working = writers.map((writer) => writer.work(httpClient));
  const monitor = monitorHealth(httpClient);
  let isOver = false;
  void server.ended.then(
    (reason) => isOver || counts.unexpected.push(`the server ended (${reason}): ${server.output()}`),
  );
  let slowestMs = 0;
  for (let time = 0; time < times; time += 1) {
    await waitForWrites(counts, 40);
    await begin(time);
    const { unavailable } = counts;
    while (counts.unavailable < unavailable + WRITERS && counts.unexpected.length === 0)
      await during(httpClient);
    await end(time);
    const backAt = performance.now();
    while ((await httpClient.send({ method: 'GET', path: '/ready' }))?.status !== 200)
      expect(counts.unexpected).toEqual([]);
    slowestMs = Math.max(slowestMs, performance.now() - backAt);
  }
  await waitForWrites(counts, 40);
  await monitor.stop();
  isOver = true;
  expect(await server.signal('SIGTERM')).toBe(0);
  await Promise.all(working);
  httpClient.close();
  expect(counts.unexpected).toEqual([]);
  expect(Object.keys(monitor.statuses).sort()).toEqual(['200', '503 with Retry-After']);
  await expectConsistent(dataLocation, acknowledgedWrites, writers);
  return { slowestMs, unready: monitor.statuses['503 with Retry-After'] ?? 0 };
}

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startNetworkProxy } from '../../packages/api/testing/network-proxy.ts';
import { expectConsistent } from './support/expect-consistent.ts';
import { monitorHealth } from './support/health-monitor.ts';
import { createHttpClient } from './support/http-client.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { seedPostgresCompany, WRITERS } from './support/postgres-company.ts';
import { POSTGRES_HANGS } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { cleanUp, startServer } from './support/server.ts';
import { waitForWrites } from './support/writer.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(cleanUp);
afterAll(() => cluster.remove());

/** Short timeouts instead of the defaults, so that each hang is short. */
const SHORT =
  'connect_timeout=1&query_timeout=1000&statement_timeout=800&idle_in_transaction_session_timeout=800';

test('a PostgreSQL connection that hangs gives 503 and neither loses nor duplicates a write', async () => {
  const { dataLocation, acknowledgedWrites, writers, counts } = await seedPostgresCompany(cluster, 'silent');
  const proxy = await startNetworkProxy(dataLocation.databaseUrl);
  const server = startServer({ ...dataLocation, databaseUrl: `${proxy.url}?${SHORT}` });
  const httpClient = createHttpClient(await server.ready);
  const working = writers.map((writer) => writer.work(httpClient));
  const monitor = monitorHealth(httpClient);
  let isOver = false;
  void server.ended.then(
    (reason) => isOver || counts.unexpected.push(`the server ended (${reason}): ${server.output()}`),
  );
  let slowest = 0;
  for (let hang = 0; hang < POSTGRES_HANGS; hang += 1) {
    await waitForWrites(counts, 40);
    // in turn after a commit, before a commit, and anywhere
    const when = (['after', 'before', undefined] as const)[hang % 3];
    if (when) proxy.dropAt('commit', when);
    else proxy.drop();
    await proxy.dropped();
    const unavailable = counts.unavailable;
    while (counts.unavailable < unavailable + WRITERS && counts.unexpected.length === 0) {
      const ready = await httpClient.send({ method: 'GET', path: '/ready' });
      expect(ready?.status).toBe(503);
      expect((await httpClient.send({ method: 'GET', path: '/health' }))?.status).toBe(200);
    }
    if (hang % 2) proxy.loseConnections();
    else proxy.resume();
    const backAt = performance.now();
    while ((await httpClient.send({ method: 'GET', path: '/ready' }))?.status !== 200)
      expect(counts.unexpected).toEqual([]);
    slowest = Math.max(slowest, performance.now() - backAt);
  }
  await waitForWrites(counts, 40);
  await monitor.stop();
  isOver = true;
  expect(await server.signal('SIGTERM')).toBe(0);
  await Promise.all(working);
  httpClient.close();
  proxy.close();
  expect(counts.unexpected).toEqual([]);
  expect(Object.keys(monitor.statuses).sort()).toEqual(['200', '503 with Retry-After']);
  await expectConsistent(dataLocation, acknowledgedWrites, writers);
  reportResult({
    proof: 'PostgreSQL unresponsive under load, then back',
    done: `${formatNumber(POSTGRES_HANGS)} hangs, some around a commit, ${formatNumber(counts.acknowledged)} acknowledged writes`,
    found: `${formatNumber(counts.unavailable)} writes and ${formatNumber(monitor.statuses['503 with Retry-After'] ?? 0)} readiness checks got 503 with Retry-After, nothing else; 0 lost, 0 duplicated; ready again after at most ${Math.round(slowest)} ms`,
  });
});

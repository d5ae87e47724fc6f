import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startNetworkProxy } from '../../packages/api/testing/network-proxy.ts';
import { expectConsistent } from './support/expect-consistent.ts';
import { monitorHealth } from './support/health-monitor.ts';
import { createHttpClient, type HttpClient } from './support/http-client.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { seedPostgresCompany, WRITERS } from './support/postgres-company.ts';
import { isFullRun, POSTGRES_KILLS, POSTGRES_STOPS } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { cleanUp, startServer } from './support/server.ts';
import { waitForWrites } from './support/writer.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(cleanUp);
afterAll(() => cluster.remove());

const sleepAtMost = (most: number) => new Promise((done) => setTimeout(done, Math.random() * most));

test('two servers on PostgreSQL killed at random moments lose no acknowledged write', async () => {
  const { dataLocation, acknowledgedWrites, writers, counts } = await seedPostgresCompany(cluster, 'killed');
  for (let kill = 0; kill < POSTGRES_KILLS; kill += 2) {
    const servers = [startServer(dataLocation), startServer(dataLocation)];
    const httpClients = (await Promise.all(servers.map(({ ready }) => ready))).map(createHttpClient);
    const working = writers.map((writer, index) => writer.work(httpClients[index % 2] as HttpClient));
    await waitForWrites(counts, Math.floor(Math.random() * 60));
    for (const server of servers) {
      await sleepAtMost(15);
      expect(await server.signal('SIGKILL')).toBe('SIGKILL');
    }
    await Promise.all(working);
    for (const httpClient of httpClients) httpClient.close();
    expect(counts.unexpected).toEqual([]);
    await expectConsistent(dataLocation, acknowledgedWrites, writers);
  }
  reportResult({
    proof: 'PostgreSQL: kill -9 of the servers under write load',
    done: `${formatNumber(POSTGRES_KILLS)} kills, ${formatNumber(counts.acknowledged)} acknowledged writes, ${formatNumber(counts.repeated)} repeated`,
    found: '0 lost, 0 duplicated, 0 violations',
  });
});

test('an immediate PostgreSQL stop under load gives 503 until it is back and loses no acknowledged write', async () => {
  const { dataLocation, acknowledgedWrites, writers, counts } = await seedPostgresCompany(cluster, 'stopped');
  const server = startServer(dataLocation);
  const httpClient = createHttpClient(await server.ready);
  const working = writers.map((writer) => writer.work(httpClient));
  const monitor = monitorHealth(httpClient);
  let isOver = false;
  void server.ended.then(
    (reason) => isOver || counts.unexpected.push(`the server ended (${reason}): ${server.output()}`),
  );
  let slowest = 0;
  for (let stop = 0; stop < POSTGRES_STOPS; stop += 1) {
    await waitForWrites(counts, 40);
    await cluster.stopImmediately();
    const unavailable = counts.unavailable;
    while (counts.unavailable < unavailable + WRITERS && counts.unexpected.length === 0)
      await sleepAtMost(20);
    await cluster.start();
    const backAt = performance.now();
    await waitForWrites(counts, 1);
    expect(counts.unexpected).toEqual([]);
    while ((await httpClient.send({ method: 'GET', path: '/ready' }))?.status !== 200) await sleepAtMost(5);
    slowest = Math.max(slowest, performance.now() - backAt);
  }
  await waitForWrites(counts, 40);
  await monitor.stop();
  isOver = true;
  expect(await server.signal('SIGTERM')).toBe(0);
  await Promise.all(working);
  httpClient.close();
  expect(counts.unexpected).toEqual([]);
  expect(Object.keys(monitor.statuses).sort()).toEqual(['200', '503 with Retry-After']);
  if (isFullRun) expect(slowest).toBeLessThan(2000);
  await expectConsistent(dataLocation, acknowledgedWrites, writers);
  reportResult({
    proof: 'PostgreSQL stopped at once and started again under load',
    done: `${formatNumber(POSTGRES_STOPS)} immediate stops, ${formatNumber(counts.acknowledged)} acknowledged writes`,
    found: `${formatNumber(counts.unavailable)} writes and ${formatNumber(monitor.statuses['503 with Retry-After'] ?? 0)} readiness checks got 503 with Retry-After, nothing else; 0 lost; ready again after at most ${Math.round(slowest)} ms; the process never ended`,
  });
});

test.runIf(isFullRun)(
  'an unresponsive PostgreSQL keeps liveness at 200 and does not block SIGTERM',
  async () => {
    const { dataLocation, writers } = await seedPostgresCompany(cluster, 'silent');
    const proxy = await startNetworkProxy(dataLocation.databaseUrl ?? '');
    const server = startServer({ ...dataLocation, databaseUrl: proxy.url });
    const httpClient = createHttpClient(await server.ready);
    const working = writers.map((writer) => writer.work(httpClient));
    proxy.drop();
    expect(await httpClient.send({ method: 'GET', path: '/health' })).toMatchObject({ status: 200 });
    const signalled = performance.now();
    await server.signal('SIGTERM');
    const seconds = (performance.now() - signalled) / 1000;
    await Promise.all(working);
    httpClient.close();
    proxy.close();
    expect(seconds).toBeLessThan(10.5);
    reportResult({
      proof: 'PostgreSQL stops replying without closing connections, then SIGTERM',
      done: `${WRITERS} calls waiting for it`,
      found: `liveness 200; ended after ${seconds.toFixed(1)} s`,
    });
  },
);

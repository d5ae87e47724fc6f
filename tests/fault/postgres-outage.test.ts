import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startNetworkProxy } from '../../packages/api/testing/network-proxy.ts';
import { expectConsistent } from './support/expect-consistent.ts';
import { createHttpClient, type HttpClient } from './support/http-client.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { isFullRun, POSTGRES_KILLS, POSTGRES_STOPS } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { cleanUp, startServer } from './support/server.ts';
import { seedPostgresWorkload, surviveOutages, WRITERS } from './support/workload.ts';
import { waitForWrites } from './support/writer.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(cleanUp);
afterAll(() => cluster.remove());

const sleepAtMost = (most: number) => new Promise((done) => setTimeout(done, Math.random() * most));

test('two servers on PostgreSQL killed at random moments lose no acknowledged write', async () => {
  const { dataLocation, acknowledgedWrites, writers, counts } = await seedPostgresWorkload(cluster, 'killed');
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
  const workload = await seedPostgresWorkload(cluster, 'stopped');
  const { counts, dataLocation } = workload;
  const { slowestMs, unready } = await surviveOutages(workload, {
    databaseUrl: dataLocation.databaseUrl,
    times: POSTGRES_STOPS,
    begin: cluster.stopImmediately,
    during: () => sleepAtMost(20),
    end: cluster.start,
  });
  if (isFullRun) expect(slowestMs).toBeLessThan(2000);
  reportResult({
    proof: 'PostgreSQL stopped at once and started again under load',
    done: `${formatNumber(POSTGRES_STOPS)} immediate stops, ${formatNumber(counts.acknowledged)} acknowledged writes`,
    found: `${formatNumber(counts.unavailable)} writes and ${formatNumber(unready)} readiness checks got 503 with Retry-After, nothing else; 0 lost; ready again after at most ${Math.round(slowestMs)} ms; the process never ended`,
  });
});

test.runIf(isFullRun)(
  'an unresponsive PostgreSQL keeps liveness at 200 and does not block SIGTERM',
  async () => {
    const { dataLocation, writers } = await seedPostgresWorkload(cluster, 'silent');
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

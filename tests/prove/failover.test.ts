import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readFromReplica } from '../../packages/api/src/db/replica.ts';
import { isStandby } from '../../packages/api/testing/statements.ts';
import { expectConsistent } from '../fault/support/expect-consistent.ts';
import { createHttpClient, type HttpClient } from '../fault/support/http-client.ts';
import { type ReplicatedCluster, startReplicatedCluster } from '../fault/support/patroni.ts';
import { FAILOVERS, isFullRun } from '../fault/support/repetitions.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { insertUser, openDatabaseAt } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';
import { seedWorkload } from '../fault/support/workload.ts';
import { waitForWrites } from '../fault/support/writer.ts';

const SERVERS = 2;
const BACK_WITHIN_MS = 10_000;
/** The limit of `mayBeStale` in the contract. */
const STALE_AT_MOST_MS = 5_000;
const KILLS = 'the primary is killed';
const SWITCHES = 'primary and standby exchange their roles';

// Patroni, etcd and HAProxy come from Debian and start slowly.
describe.runIf(isFullRun)('a synchronous standby under Patroni', () => {
  let cluster: ReplicatedCluster;
  beforeAll(async () => {
    cluster = await startReplicatedCluster();
  });
  afterEach(cleanUp);
  afterAll(() => cluster.remove());

  test('takes over under write load: no acknowledged write is lost and calls succeed within 10 s', async () => {
    const dataLocation = { dataDir: createTempFolder(), databaseUrl: cluster.url };
    const { acknowledgedWrites, writers, counts } = await seedWorkload(dataLocation);
    const servers = Array.from({ length: SERVERS }, () => startServer(dataLocation));
    const httpClients = (await Promise.all(servers.map(({ ready }) => ready))).map(createHttpClient);
    const working = writers.map((writer, index) => writer.work(httpClients[index % SERVERS] as HttpClient));
    const slowest: Record<string, number> = {};
    for (let failover = 0; failover < FAILOVERS; failover += 1) {
      await waitForWrites(counts, 100);
      const what = failover % 3 === 2 ? SWITCHES : KILLS;
      const { unavailable } = counts;
      const began = performance.now();
      const killed = what === KILLS ? await cluster.killPrimary() : undefined;
      if (what === SWITCHES) await cluster.switchOver();
      // The first 503 shows that the new primary makes the writes acknowledged from now on.
      while (counts.unavailable === unavailable && counts.unexpected.length === 0)
        await new Promise((resolve) => setTimeout(resolve, 5));
      await waitForWrites(counts, 1);
      slowest[what] = Math.max(slowest[what] ?? 0, performance.now() - began);
      expect(counts.unexpected, servers.map((server) => server.output()).join('\n')).toEqual([]);
      if (killed !== undefined) cluster.restart(killed);
      await cluster.synchronous();
    }
    await waitForWrites(counts, 100);
    for (const writer of writers) writer.stop();
    await Promise.all(working);
    for (const httpClient of httpClients) httpClient.close();
    for (const server of servers) expect(await server.signal('SIGTERM')).toBe(0);
    expect(counts.unexpected).toEqual([]);
    await expectConsistent(dataLocation, acknowledgedWrites, writers);
    const recoveryTimes = Object.entries(slowest).map(([what, ms]) => `${what}: ${(ms / 1000).toFixed(1)} s`);
    reportResult({
      proof: 'PostgreSQL: the synchronous standby takes over under load (Patroni, etcd, HAProxy)',
      done: `${FAILOVERS} times, ${formatNumber(counts.acknowledged)} acknowledged writes`,
      found: `0 lost, 0 duplicated; back after at most (${recoveryTimes.join('; ')}); ${formatNumber(counts.unavailable)} writes got 503 with Retry-After, nothing else`,
    });
    for (const ms of Object.values(slowest)) expect(ms).toBeLessThanOrEqual(BACK_WITHIN_MS);
  });

  test('serves reads that may be stale until it is behind, and again when it has caught up', async () => {
    const [primary, standby] = await Promise.all(
      [cluster.url, cluster.replicaUrl].map((databaseUrl) => openDatabaseAt({ dataDir: '', databaseUrl })),
    );
    if (!primary || !standby) throw new Error('Both databases are open');
    const replica = readFromReplica(primary, standby, () => {});
    const fromStandby = { timeout: 10_000, interval: 100 };
    await expect.poll(() => replica.read(isStandby), fromStandby).toBe(true);
    await cluster.signalReplay('SIGSTOP');
    const paused = performance.now();
    // The primary continues to write.
    await insertUser(primary, 'client');
    await expect.poll(() => replica.read(isStandby), fromStandby).toBe(false);
    const noticed = performance.now() - paused;
    await cluster.signalReplay('SIGCONT');
    await expect.poll(() => replica.read(isStandby), fromStandby).toBe(true);
    const wrote = await replica.read((db) => insertUser(db, 'client'));
    expect(wrote.token).not.toBe('');
    await replica.stop();
    await primary.destroy();
    expect(noticed).toBeLessThan(STALE_AT_MOST_MS);
    reportResult({
      proof: 'A replica that stops applying changes',
      done: 'paused while the primary went on writing, then resumed',
      found: `reads came from the primary after ${(noticed / 1000).toFixed(1)} s, from the replica again once it had caught up`,
    });
  });
});

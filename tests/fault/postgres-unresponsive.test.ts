import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startNetworkProxy } from '../../packages/api/testing/network-proxy.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { POSTGRES_HANGS } from './support/repetitions.ts';
import { formatNumber, reportResult } from './support/report-result.ts';
import { cleanUp } from './support/server.ts';
import { seedPostgresWorkload, surviveOutages } from './support/workload.ts';

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
  const workload = await seedPostgresWorkload(cluster, 'silent');
  const { counts, dataLocation } = workload;
  const proxy = await startNetworkProxy(dataLocation.databaseUrl);
  const { slowestMs, unready } = await surviveOutages(workload, {
    databaseUrl: `${proxy.url}?${SHORT}`,
    times: POSTGRES_HANGS,
    begin: (hang) => {
      // in turn after a commit, before a commit, and anywhere
      const when = (['after', 'before', undefined] as const)[hang % 3];
      if (when) proxy.dropAt('commit', when);
      else proxy.drop();
      return proxy.dropped();
    },
    during: async (httpClient) => {
      expect((await httpClient.send({ method: 'GET', path: '/ready' }))?.status).toBe(503);
      expect((await httpClient.send({ method: 'GET', path: '/health' }))?.status).toBe(200);
    },
    end: (hang) => (hang % 2 ? proxy.loseConnections() : proxy.resume()),
  });
  proxy.close();
  reportResult({
    proof: 'PostgreSQL unresponsive under load, then back',
    done: `${formatNumber(POSTGRES_HANGS)} hangs, some around a commit, ${formatNumber(counts.acknowledged)} acknowledged writes`,
    found: `${formatNumber(counts.unavailable)} writes and ${formatNumber(unready)} readiness checks got 503 with Retry-After, nothing else; 0 lost, 0 duplicated; ready again after at most ${Math.round(slowestMs)} ms`,
  });
});

import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { killBackgroundScripts, startBackgroundScript } from '../fault/support/background-script.ts';
import { createHttpClient } from '../fault/support/http-client.ts';
import { type Cluster, startCluster } from '../fault/support/postgres.ts';
import { isFullRun } from '../fault/support/repetitions.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { percentile } from '../fault/support/response-times.ts';
import { seedCompany } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from '../fault/support/server.ts';

const CONNECTIONS = 64;
const ROUNDS = isFullRun ? 15 : 1;
/** Calls of the measured client in each part of a round. */
const CALLS = isFullRun ? 1_000 : 100;
/** The limit of a client's 99th percentile during the burst, which keeps the processors busy. */
const P99_MS = 50;
const PATH = '/client/bills';

let cluster: Cluster | undefined;
afterEach(async () => {
  killBackgroundScripts();
  await cleanUp();
  await cluster?.remove();
  cluster = undefined;
});

async function startCompany(dataLocation: DataLocation) {
  const company = await seedCompany(dataLocation, 1, [1, 1]);
  const url = await startServer(dataLocation).ready;
  const [busy, other] = company.clients.map((client) => client.token);
  if (!busy || !other) throw new Error('The company has fewer than two clients');
  return { url, busy, other };
}

/** Measures one client's calls with and without a burst by another client. */
async function measureBurst(engine: string, dataLocation: DataLocation) {
  const { url, busy, other } = await startCompany(dataLocation);
  const httpClient = createHttpClient(url);
  const timesOfCalls = async () => {
    const times: number[] = [];
    while (times.length < CALLS) {
      const reply = await httpClient.send({ method: 'GET', path: PATH, token: other });
      expect(reply?.status).toBe(200);
      times.push(reply?.ms ?? Infinity);
    }
    return times;
  };
  const timesDuringBurst = async () => {
    const args = [`${url}/api${PATH}`, busy, String(CONNECTIONS)];
    const stop = await startBackgroundScript(join(import.meta.dirname, '../load/burst.ts'), args);
    const times = await timesOfCalls();
    await stop();
    return times;
  };
  await timesOfCalls();
  const alone: number[] = [];
  const during: number[] = [];
  // Alternate, so that other load on the machine affects both equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await timesOfCalls()));
    during.push(...(await timesDuringBurst()));
  }
  httpClient.close();
  const p99 = percentile(during, 0.99);
  const shown = (share: number) =>
    [during, alone].map((times) => percentile(times, share).toFixed(2)).join(', ');
  reportResult({
    proof: `${engine}: one client calls over ${CONNECTIONS} connections at once, another one over one`,
    done: `${formatNumber(during.length)} calls of the other`,
    found: `ms with the burst, without: p99 ${shown(0.99)}; p90 ${shown(0.9)}; median ${shown(0.5)}`,
  });
  // Under `npm test`, other tests use the processors.
  if (isFullRun) expect(p99).toBeLessThanOrEqual(P99_MS);
}

test('SQLite: a burst of one client over 64 connections leaves the p99 of another below 50 ms', async () => {
  await measureBurst('SQLite', { dataDir: createTempFolder() });
});

test('PostgreSQL: a burst of one client over 64 connections leaves the p99 of another below 50 ms', async () => {
  cluster = await startCluster();
  await measureBurst('PostgreSQL', {
    dataDir: createTempFolder(),
    databaseUrl: await cluster.database('measured'),
  });
});

import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { exhaustive } from '../../packages/api/testing/exhaustive.ts';
import { killBackgroundScripts, startBackgroundScript } from '../fault/support/background-script.ts';
import { type Cluster, startCluster } from '../fault/support/postgres.ts';
import { isFullRun } from '../fault/support/repetitions.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { percentile, sampleResponseTimes } from '../fault/support/response-times.ts';
import { seedCompany } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, type DataLocation, startServer } from '../fault/support/server.ts';

const CONNECTIONS = 400;
const SAMPLED_MS = isFullRun ? 10_000 : 500;
/** The largest median of another person's calls, as many times that during calls of one header. */
const MAX_RATIO = 3;

let cluster: Cluster | undefined;
afterEach(async () => {
  killBackgroundScripts();
  await cleanUp();
  await cluster?.remove();
  cluster = undefined;
});

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Measures a guard's calls beside each flood of one attacker, and returns the medians in ms. */
async function mediansBeside(engine: string, dataLocation: DataLocation) {
  const company = await seedCompany(dataLocation, 2, [1, 1]);
  const url = await startServer(dataLocation, { TRUST_PROXY: '1' }).ready;
  const [attacker, victim] = company.guards.map(({ token }) => token);
  const medians: Record<string, number> = {};
  for (const kind of ['the same header', 'spaces after Bearer', 'invented tokens', 'calls of anybody']) {
    const args = [url, kind, String(CONNECTIONS), attacker ?? ''];
    const stop = await startBackgroundScript(join(import.meta.dirname, 'flood.ts'), args);
    const sampled = sampleResponseTimes([`${url}/api/security/profile`], victim);
    await sleep(SAMPLED_MS);
    await sampled.stop();
    await stop();
    expect(sampled.times).not.toContain(Infinity);
    medians[kind] = percentile(sampled.times, 0.5);
    reportResult({
      proof: `${engine}: one attacker over ${CONNECTIONS} connections: ${kind}`,
      done: `${formatNumber(sampled.times.length)} calls of another guard`,
      found: `median ${medians[kind].toFixed(1)} ms, p99 ${percentile(sampled.times, 0.99).toFixed(1)} ms`,
    });
  }
  return medians;
}

function expectAlike({ 'the same header': control = 0, ...floods }: Record<string, number>): void {
  for (const [kind, median] of Object.entries(floods))
    expect.soft(median, kind).toBeLessThan(MAX_RATIO * Math.max(control, 10));
}

test('SQLite: one attacker who makes up headers, tokens or addresses delays others no more than with one header', async () => {
  expectAlike(await mediansBeside('SQLite', { dataDir: createTempFolder() }));
});

test(
  'PostgreSQL: one attacker who makes up headers, tokens or addresses delays others no more than with one header',
  exhaustive,
  async () => {
    cluster = await startCluster();
    const databaseUrl = await cluster.database('measured');
    expectAlike(await mediansBeside('PostgreSQL', { dataDir: createTempFolder(), databaseUrl }));
  },
);

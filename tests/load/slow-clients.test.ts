import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { generateBillBody } from '../../packages/api/testing/company.ts';
import { killBackgroundScripts, startBackgroundScript } from '../fault/support/background-script.ts';
import { createHttpClient, type HttpCall, type HttpClient } from '../fault/support/http-client.ts';
import { isFullRun, SLOW_CLIENTS } from '../fault/support/repetitions.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { type Company, seedCompany } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';

afterEach(async () => {
  killBackgroundScripts();
  await cleanUp();
});

const startSlowClients = (url: string) =>
  startBackgroundScript(join(import.meta.dirname, 'slow-clients.ts'), [url, String(SLOW_CLIENTS)]);

const CALLS = isFullRun ? 2000 : 300;
const CONCURRENT_CALLS = 4;

/** Reads lists and generates bills; all calls must succeed. Returns the 99th percentile in ms. */
async function callAsAdmin(httpClient: HttpClient, { admin, clients }: Company): Promise<number> {
  const calls: readonly HttpCall[] = [
    { method: 'GET', path: '/admin/guards?limit=20', token: admin },
    { method: 'GET', path: '/admin/clients?limit=20', token: admin },
    {
      method: 'POST',
      path: '/admin/generate-bill',
      token: admin,
      body: generateBillBody(clients[0]?.id ?? ''),
    },
  ];
  const times: number[] = [];
  let next = 0;
  const run = async () => {
    while (next < CALLS) {
      const call = calls[next % calls.length] as HttpCall;
      next += 1;
      const answer = await httpClient.send(call);
      expect([200, 201]).toContain(answer?.status);
      times.push(answer?.ms ?? 0);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_CALLS }, run));
  times.sort((a, b) => a - b);
  return times[Math.ceil(times.length * 0.99) - 1] ?? 0;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

test('slow clients do not delay other calls', async () => {
  const dataLocation = { dataDir: createTempFolder() };
  const company = await seedCompany(dataLocation, 20, [1, 1, 1, 1, 1]);
  const server = startServer(dataLocation);
  const url = await server.ready;
  const httpClient = createHttpClient(url);
  await callAsAdmin(httpClient, company);
  const alone: number[] = [];
  const among: number[] = [];
  // alternating, so that other load on the machine affects both equally
  for (let round = 0; round < (isFullRun ? 5 : 1); round += 1) {
    alone.push(await callAsAdmin(httpClient, company));
    const stop = await startSlowClients(url);
    among.push(await callAsAdmin(httpClient, company));
    await stop();
  }
  httpClient.close();
  const ratio = median(among) / median(alone);
  reportResult({
    proof: 'Slow clients',
    done: `${formatNumber(SLOW_CLIENTS)} connections that send a byte twice a second, half in headers, half in bodies`,
    found: `all others answered; their p99 ${median(among).toFixed(1)} ms, without them ${median(alone).toFixed(1)} ms: ${ratio.toFixed(2)} times`,
  });
  // times are reliable only under `npm run prove`
  if (isFullRun) expect(ratio).toBeLessThanOrEqual(2);
  expect(await server.signal('SIGTERM')).toBe(0);
});

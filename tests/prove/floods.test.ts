import { MAX_PENDING_REQUESTS } from '@prahari/contract/constants';
import { afterEach, expect, test } from 'vitest';
import { MAX_WAITING } from '../../packages/api/src/limits/hashing-queue.ts';
import { clientApplicationBody } from '../../packages/api/testing/company.ts';
import { createHttpClient, type HttpReply } from '../fault/support/http-client.ts';
import { isFullRun } from '../fault/support/repetitions.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { percentile, sampleResponseTimes } from '../fault/support/response-times.ts';
import { seedCompany } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';

afterEach(cleanUp);

/** The limit of the 99th percentile of response times. */
const P99_MS = 250;
const SAMPLED_MS = isFullRun ? 20_000 : 2_000;
/** Checks times in full runs only, because other tests of `npm test` use the processors. */
function expectWithinLimit(...times: readonly number[]): void {
  if (isFullRun) for (const ms of times) expect(ms).toBeLessThanOrEqual(P99_MS);
}
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

const countStatuses = (replies: readonly (HttpReply | undefined)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const reply of replies) {
    const status = String(reply?.status ?? 'no reply');
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

async function startCompany() {
  const dataLocation = { dataDir: createTempFolder() };
  const company = await seedCompany(dataLocation, 1, [1, 1]);
  const server = startServer(dataLocation);
  const url = await server.ready;
  return { url, server, company, httpClient: createHttpClient(url) };
}

const formatStatuses = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, count]) => `${formatNumber(count)} × ${status}`)
    .join(', ');

/** Samples pages and health during `flood`. Returns its result and the times in ms. */
async function timesDuring<T>(url: string, flood: () => Promise<T>) {
  const pages = sampleResponseTimes([`${url}/`, `${url}/about`]);
  const health = sampleResponseTimes([`${url}/api/health`]);
  await sleep(300);
  const idle = [...pages.times, ...health.times];
  const before = { pages: pages.times.length, health: health.times.length };
  const result = await flood();
  await Promise.all([pages.stop(), health.stop()]);
  const p99 = {
    idle: percentile(idle, 0.99),
    pages: percentile(pages.times.slice(before.pages), 0.99),
    health: percentile(health.times.slice(before.health), 0.99),
  };
  const shown = `p99 of pages ${p99.pages.toFixed(0)} ms and of the health check ${p99.health.toFixed(0)} ms, ${p99.idle.toFixed(0)} ms before`;
  return { result, p99, shown };
}

test('3,000 requests filed by one client in three seconds and a search do not delay pages or the health check', async () => {
  const { url, company, httpClient } = await startCompany();
  const token = company.clients[0]?.token ?? '';
  const flood = async () => {
    const replies: Promise<HttpReply | undefined>[] = [];
    const began = performance.now();
    const body = clientApplicationBody({ location: 'Sector 62, Noida' });
    while (replies.length < 3000) {
      const due = Math.min(3000, performance.now() - began);
      while (replies.length < due)
        replies.push(httpClient.send({ method: 'POST', path: '/client/submit-application', token, body }));
      await sleep(5);
    }
    const search = httpClient.send({
      method: 'GET',
      path: '/admin/applications?q=noida&limit=50',
      token: company.admin,
    });
    return { replies: await Promise.all(replies), search: await search };
  };
  const { result, p99, shown } = await timesDuring(url, flood);
  const statuses = countStatuses(result.replies);
  expect(statuses).toEqual({ 201: MAX_PENDING_REQUESTS, 429: 3000 - MAX_PENDING_REQUESTS });
  expect(result.replies.filter((reply) => reply?.status === 429 && !reply.headers['retry-after'])).toEqual(
    [],
  );
  expect(result.search?.status).toBe(200);
  httpClient.close();
  reportResult({
    proof: 'One client files 3,000 requests in three seconds, the office searches',
    done: formatStatuses(statuses),
    found: shown,
  });
  expectWithinLimit(p99.pages, p99.health);
});

test('400 one-time codes checked at once do not delay pages or the health check', async () => {
  const { url, httpClient } = await startCompany();
  const flood = () =>
    Promise.all(
      Array.from({ length: 400 }, (_, index) =>
        httpClient.send({
          method: 'POST',
          path: '/auth/verify-otp',
          body: { email: `person-${index}@example.com`, otp: '000000' },
        }),
      ),
    );
  const { result, p99, shown } = await timesDuring(url, flood);
  const statuses = countStatuses(result);
  expect(Object.keys(statuses).filter((status) => !['400', '429', '503'].includes(status))).toEqual([]);
  expect(result.filter((reply) => reply?.status !== 400 && !reply?.headers['retry-after'])).toEqual([]);
  httpClient.close();
  reportResult({
    proof: '400 one-time codes are checked at once',
    done: formatStatuses(statuses),
    found: shown,
  });
  expectWithinLimit(p99.pages, p99.health);
});

test('logins for which the queue has no room are refused within 100 ms', async () => {
  const { url, httpClient } = await startCompany();
  // More than wait, each with a connection of its own.
  const httpClients = Array.from({ length: 6 }, () => createHttpClient(url));
  const refusals: number[] = [];
  let isOn = true;
  const flood = Array.from({ length: MAX_WAITING + 100 }, async (_, desk) => {
    for (let call = 0; isOn; call += 1) {
      const reply = await httpClients[desk % httpClients.length]?.send({
        method: 'POST',
        path: '/auth/login',
        body: { email: `person-${desk}-${call}@example.com`, password: 'not the password', role: 'client' },
      });
      if (reply?.status !== 503) continue;
      expect(reply.headers['retry-after']).toBe('2');
      refusals.push(reply.ms);
      // A client would wait for Retry-After, but longer.
      await sleep(250);
    }
  });
  await sleep(2 * SAMPLED_MS);
  isOn = false;
  for (const one of httpClients) one.close();
  await Promise.all(flood);
  httpClient.close();
  const median = percentile(refusals, 0.5);
  reportResult({
    proof: 'More logins than the queue takes',
    done: `${formatNumber(refusals.length)} × 503 with Retry-After`,
    found: `median ${median.toFixed(1)} ms, p99 ${percentile(refusals, 0.99).toFixed(1)} ms`,
  });
  expect(refusals.length).toBeGreaterThan(0);
  if (isFullRun) expect(median).toBeLessThanOrEqual(100);
});

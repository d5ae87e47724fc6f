import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { proxyTo } from '../../packages/api/src/testing/silent-proxy.ts';
import { expectSound } from './support/expect-consistent.ts';
import { watch } from './support/health-monitor.ts';
import { callerOf } from './support/http-client.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { WRITERS, workingCompany } from './support/postgres-company.ts';
import { SILENCES } from './support/repetitions.ts';
import { number, report } from './support/report-result.ts';
import { endAll, launch } from './support/server.ts';
import { more } from './support/writer.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(endAll);
afterAll(() => cluster.remove());

/** A twelfth of what stands when the address says nothing, so that the silences are short. */
const SHORT =
  'connect_timeout=1&query_timeout=1000&statement_timeout=800&idle_in_transaction_session_timeout=800';

test('the network to PostgreSQL may swallow everything for a while: calls get 503, nothing is lost or made twice, and all is well after', async () => {
  const { place, ledger, writers, tally } = await workingCompany(cluster, 'silent');
  const proxy = await proxyTo(place.databaseUrl);
  const server = launch({ ...place, databaseUrl: `${proxy.url}?${SHORT}` });
  const caller = callerOf(await server.ready);
  const working = writers.map((one) => one.work(caller));
  const watching = watch(caller);
  let over = false;
  void server.ended.then((how) => over || tally.wrong.push(`the server ended (${how}): ${server.said()}`));
  let slowest = 0;
  for (let silence = 0; silence < SILENCES; silence += 1) {
    await more(tally, 40);
    // In turn right after a commit was told, right before one is, and anywhere.
    const when = (['after', 'before', undefined] as const)[silence % 3];
    if (when) proxy.hushAt('commit', when);
    else proxy.hush();
    await proxy.hushed();
    const unavailable = tally.unavailable;
    while (tally.unavailable < unavailable + WRITERS && tally.wrong.length === 0) {
      const ready = await caller.ask({ method: 'GET', path: '/ready' });
      expect(ready?.status).toBe(503);
      expect((await caller.ask({ method: 'GET', path: '/health' }))?.status).toBe(200);
    }
    if (silence % 2) proxy.forget();
    else proxy.resume();
    const back = performance.now();
    while ((await caller.ask({ method: 'GET', path: '/ready' }))?.status !== 200)
      expect(tally.wrong).toEqual([]);
    slowest = Math.max(slowest, performance.now() - back);
  }
  await more(tally, 40);
  await watching.stop();
  over = true;
  expect(await server.signal('SIGTERM')).toBe(0);
  await Promise.all(working);
  caller.close();
  proxy.close();
  expect(tally.wrong).toEqual([]);
  expect(Object.keys(watching.seen).sort()).toEqual(['200', '503 with Retry-After']);
  await expectSound(place, ledger, writers);
  report({
    proof: 'PostgreSQL out of reach without a word under load, then back',
    done: `${number(SILENCES)} silences, around a commit among others, ${number(tally.acknowledged)} acknowledged writes`,
    found: `${number(tally.unavailable)} writes and ${number(watching.seen['503 with Retry-After'] ?? 0)} readiness checks got 503 with Retry-After, nothing else; 0 lost, 0 made twice; ready again after at most ${Math.round(slowest)} ms`,
  });
});

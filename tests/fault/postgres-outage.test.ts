import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { proxyTo } from '../../packages/api/src/testing/silent-proxy.ts';
import { expectSound } from './support/expect-consistent.ts';
import { watch } from './support/health-monitor.ts';
import { type Caller, callerOf } from './support/http-client.ts';
import { type Cluster, startCluster } from './support/postgres.ts';
import { WRITERS, workingCompany } from './support/postgres-company.ts';
import { full, POSTGRES_KILLS, POSTGRES_STOPS } from './support/repetitions.ts';
import { number, report } from './support/report-result.ts';
import { endAll, launch } from './support/server.ts';
import { more } from './support/writer.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(endAll);
afterAll(() => cluster.remove());

const randomMs = (most: number) => new Promise((done) => setTimeout(done, Math.random() * most));

test('two servers on PostgreSQL killed at any moment have lost nothing they acknowledged', async () => {
  const { place, ledger, writers, tally } = await workingCompany(cluster, 'killed');
  for (let kill = 0; kill < POSTGRES_KILLS; kill += 2) {
    const servers = [launch(place), launch(place)];
    const callers = (await Promise.all(servers.map(({ ready }) => ready))).map(callerOf);
    const working = writers.map((one, index) => one.work(callers[index % 2] as Caller));
    await more(tally, Math.floor(Math.random() * 60));
    for (const server of servers) {
      await randomMs(15);
      expect(await server.signal('SIGKILL')).toBe('SIGKILL');
    }
    await Promise.all(working);
    for (const caller of callers) caller.close();
    expect(tally.wrong).toEqual([]);
    await expectSound(place, ledger, writers);
  }
  report({
    proof: 'PostgreSQL: kill -9 of the servers under write load',
    done: `${number(POSTGRES_KILLS)} kills, ${number(tally.acknowledged)} acknowledged writes, ${number(tally.repeated)} repeated`,
    found: '0 lost, 0 made twice, 0 disagreements',
  });
});

test('PostgreSQL may stop at once under load: calls get 503 until it is back, and all is well right after', async () => {
  const { place, ledger, writers, tally } = await workingCompany(cluster, 'away');
  const server = launch(place);
  const caller = callerOf(await server.ready);
  const working = writers.map((one) => one.work(caller));
  const watching = watch(caller);
  let over = false;
  void server.ended.then((how) => over || tally.wrong.push(`the server ended (${how}): ${server.said()}`));
  let slowest = 0;
  for (let stop = 0; stop < POSTGRES_STOPS; stop += 1) {
    await more(tally, 40);
    await cluster.stopAtOnce();
    const unavailable = tally.unavailable;
    while (tally.unavailable < unavailable + WRITERS && tally.wrong.length === 0) await randomMs(20);
    await cluster.start();
    const back = performance.now();
    await more(tally, 1);
    expect(tally.wrong).toEqual([]);
    while ((await caller.ask({ method: 'GET', path: '/ready' }))?.status !== 200) await randomMs(5);
    slowest = Math.max(slowest, performance.now() - back);
  }
  await more(tally, 40);
  await watching.stop();
  over = true;
  expect(await server.signal('SIGTERM')).toBe(0);
  await Promise.all(working);
  caller.close();
  expect(tally.wrong).toEqual([]);
  expect(Object.keys(watching.seen).sort()).toEqual(['200', '503 with Retry-After']);
  expect(slowest).toBeLessThan(2000);
  await expectSound(place, ledger, writers);
  report({
    proof: 'PostgreSQL stopped at once and started again under load',
    done: `${number(POSTGRES_STOPS)} immediate stops, ${number(tally.acknowledged)} acknowledged writes`,
    found: `${number(tally.unavailable)} writes and ${number(watching.seen['503 with Retry-After'] ?? 0)} readiness checks got 503 with Retry-After, nothing else; 0 lost; well again after at most ${Math.round(slowest)} ms; the process never ended`,
  });
});

test.runIf(full)(
  'a PostgreSQL that falls silent keeps the process neither from living nor from ending',
  async () => {
    const { place, writers } = await workingCompany(cluster, 'silent');
    const proxy = await proxyTo(place.databaseUrl ?? '');
    const server = launch({ ...place, databaseUrl: proxy.url });
    const caller = callerOf(await server.ready);
    const working = writers.map((one) => one.work(caller));
    proxy.hush();
    expect(await caller.ask({ method: 'GET', path: '/health' })).toMatchObject({ status: 200 });
    const asked = performance.now();
    await server.signal('SIGTERM');
    const seconds = (performance.now() - asked) / 1000;
    await Promise.all(working);
    caller.close();
    proxy.close();
    expect(seconds).toBeLessThan(10.5);
    report({
      proof: 'PostgreSQL falls silent without closing a connection, then SIGTERM',
      done: `${WRITERS} calls waiting for it`,
      found: `liveness 200; ended after ${seconds.toFixed(1)} s`,
    });
  },
);

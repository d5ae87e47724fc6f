import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isUnavailable } from '../../packages/api/src/db/errors.ts';
import {
  countSleeping,
  echo,
  setRoleLimits,
  sleep,
  statementTimeout,
} from '../../packages/api/testing/statements.ts';
import { findProgram } from '../fault/support/debian-program.ts';
import { expectConsistent } from '../fault/support/expect-consistent.ts';
import { createHttpClient, type HttpClient } from '../fault/support/http-client.ts';
import { type PgBouncer, startPgBouncer } from '../fault/support/pgbouncer.ts';
import { type Cluster, startCluster } from '../fault/support/postgres.ts';
import { isFullRun, POOLED_WRITES } from '../fault/support/repetitions.ts';
import { formatNumber, reportResult } from '../fault/support/report-result.ts';
import { openDatabaseAt } from '../fault/support/seed-company.ts';
import { cleanUp, createTempFolder, startServer } from '../fault/support/server.ts';
import { seedPostgresWorkload } from '../fault/support/workload.ts';
import { waitForWrites } from '../fault/support/writer.ts';

const SERVERS = 4;
/** Limits of the role, because PgBouncer refuses them as parameters of a URL. */
const LIMIT_MS = 400;

// `npm test` skips these on machines without PgBouncer, which npm doesn't have.
describe.runIf(isFullRun || findProgram('pgbouncer'))('PgBouncer in transaction mode', () => {
  let cluster: Cluster;
  let pgBouncer: PgBouncer;
  beforeAll(async () => {
    cluster = await startCluster();
    const databaseUrl = await cluster.database('pooled');
    const direct = await openDatabaseAt({ dataDir: '', databaseUrl });
    await setRoleLimits(direct, 'pooled', LIMIT_MS);
    await direct.destroy();
    pgBouncer = await startPgBouncer(databaseUrl);
  });
  afterEach(cleanUp);
  afterAll(async () => {
    await pgBouncer.remove();
    await cluster.remove();
  });

  const openPooled = () =>
    openDatabaseAt({ dataDir: '', databaseUrl: `${pgBouncer.url}?query_timeout=2000` });

  test('four servers lose no acknowledged write, also when PgBouncer is killed and started again', async () => {
    const { dataLocation, acknowledgedWrites, writers, counts } = await seedPostgresWorkload(cluster, 'busy');
    const pooled = await startPgBouncer(dataLocation.databaseUrl);
    const servers = Array.from({ length: SERVERS }, () =>
      startServer({ ...dataLocation, databaseUrl: pooled.url }),
    );
    const httpClients = (await Promise.all(servers.map(({ ready }) => ready))).map(createHttpClient);
    const working = writers.map((writer, index) => writer.work(httpClients[index % SERVERS] as HttpClient));
    await waitForWrites(counts, POOLED_WRITES / 2);
    expect([...counts.unexpected, counts.unavailable]).toEqual([0]);
    await pooled.kill();
    while (counts.unavailable === 0 && counts.unexpected.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await pooled.start();
    await waitForWrites(counts, POOLED_WRITES / 2);
    for (const writer of writers) writer.stop();
    await Promise.all(working);
    for (const httpClient of httpClients) httpClient.close();
    for (const server of servers) expect(await server.signal('SIGTERM')).toBe(0);
    expect(counts.unexpected).toEqual([]);
    await expectConsistent(dataLocation, acknowledgedWrites, writers);
    await pooled.remove();
    reportResult({
      proof: 'PgBouncer in transaction mode before PostgreSQL, killed and started again under load',
      done: `${SERVERS} servers on 8 server connections, ${formatNumber(counts.acknowledged)} acknowledged writes`,
      found: `${formatNumber(counts.unavailable)} writes got 503 with Retry-After, nothing else; 0 lost, 0 duplicated`,
    });
  });

  test('a read above the time limit is cancelled by PostgreSQL and its connection is reused', async () => {
    const db = await openPooled();
    const slow = await sleep(db, 5).catch((error: unknown) => error);
    expect(slow).toMatchObject({ code: '57014' });
    expect(isUnavailable(slow)).toBe(true);
    expect(await countSleeping(db)).toBe(0);
    await db.destroy();
  });

  test('a transaction has time limits for its statements and between them', async () => {
    const db = await openPooled();
    const slow = db.transaction().execute((tx) => sleep(tx, 5));
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    const idle = db.transaction().execute(async (tx) => {
      await sleep(tx, 0);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await sleep(tx, 0);
    });
    await expect(idle).rejects.toSatisfy(isUnavailable);
    await db.destroy();
  });

  test('compiled statements run on any server connection', async () => {
    const db = await openPooled();
    const texts = Array.from({ length: 40 }, (_, index) => `text ${index}`);
    const echoes = await Promise.all(texts.map((text) => echo(db, { text })));
    expect(echoes.flat().map(({ text }) => text)).toEqual(texts);
    await db.destroy();
  });

  test('the first start gives the role time limits, also for sessions of PgBouncer', async () => {
    const databaseUrl = await cluster.database('unlimited');
    const pooled = await startPgBouncer(databaseUrl);
    const server = startServer({ dataDir: createTempFolder(), databaseUrl: pooled.url });
    await server.ready;
    await pooled.kill();
    await pooled.start();
    const db = await openDatabaseAt({ dataDir: '', databaseUrl: pooled.url });
    expect(await statementTimeout(db)).toBe('10s');
    await db.destroy();
    expect(await server.signal('SIGTERM')).toBe(0);
    await pooled.remove();
  });

  test.each(['options=-c%20geqo%3Doff', 'statement_timeout=5000'])(
    'PgBouncer refuses %s, which ends the start with one line that names the parameter',
    async (parameter) => {
      const databaseUrl = `${pgBouncer.url}?${parameter}`;
      const server = startServer({ dataDir: createTempFolder(), databaseUrl });
      await expect(server.ready).rejects.toThrow();
      const [name] = parameter.split('=');
      expect(server.output()).toBe(`DATABASE_URL cannot be used: unsupported startup parameter: ${name}\n`);
    },
  );
});

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Reply, startApi, type TestApi } from '../../testing/api.ts';
import { clientApplicationBody } from '../../testing/company.ts';
import { engine, freshDatabase, type TestDatabase } from '../../testing/database.ts';
import { type NetworkProxy, startNetworkProxy } from '../../testing/network-proxy.ts';
import { isUnavailable } from './errors.ts';
import { openDatabase } from './open.ts';
import { poolStats } from './pool-stats.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * Short timeouts keep these tests fast; a busy machine stalls a healthy transaction for half a
 * second.
 */
const SHORT =
  'connect_timeout=3&query_timeout=1500&statement_timeout=1000&idle_in_transaction_session_timeout=1000';

// SQLite has no network connection.
describe.runIf(engine === 'postgres')('an unresponsive PostgreSQL connection', () => {
  let database: TestDatabase;
  let proxy: NetworkProxy;
  let api: TestApi;
  /** A connection that bypasses the proxy. */
  let direct: Db;
  let token: string;
  beforeEach(async () => {
    database = await freshDatabase();
    proxy = await startNetworkProxy(database.databaseUrl ?? '');
    api = await startApi({ DATABASE_URL: `${proxy.url}?${SHORT}` });
    direct = await openDatabase(database, () => {});
    ({ token } = await api.signIn('client'));
  });
  afterEach(async () => {
    proxy.resume();
    await api.stop();
    await direct.destroy();
    proxy.close();
    await database.drop();
  });

  const submit = (key: string): Promise<Reply> =>
    api.post('/client/submit-application', clientApplicationBody(), token, { 'idempotency-key': key });
  const requests = async () => (await direct.selectFrom('client_applications').select('id').execute()).length;
  const expectAway = ({ status, headers, body }: Reply) => {
    expect([status, body.code]).toEqual([503, 'service.unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  };
  const many = (calls: number) =>
    Promise.all(Array.from({ length: calls }, () => api.get('/client/bills', token)));
  const poolNow = () => {
    const pool = poolStats(api.db);
    return { waiting: pool?.waitingCount, busy: (pool?.totalCount ?? 0) - (pool?.idleCount ?? 0) };
  };

  test.each(['resume', 'loseConnections'] as const)(
    'calls get 503 in time, and the pool recovers without a leaked connection after %s',
    async (again) => {
      await many(30);
      proxy.drop();
      const [answers, ready, health] = await Promise.all([many(40), api.get('/ready'), api.get('/health')]);
      for (const answer of [...answers, ready]) expectAway(answer);
      expect(health.status).toBe(200);
      proxy[again]();
      expect((await api.get('/ready')).status).toBe(200);
      // A busy machine may need more than the three seconds a new connection has here.
      const statuses = async () => [...new Set((await many(40)).map(({ status }) => status))];
      await expect.poll(statuses, { timeout: 10_000 }).toEqual([200]);
      // A connection that was opening for a call with 503 ends at its own time limit.
      await expect.poll(poolNow, { timeout: 5_000 }).toEqual({ waiting: 0, busy: 0 });
    },
  );

  test.each([
    ['the reply to a commit is lost', 'after', 1],
    ['a commit is delayed', 'before', 0],
  ] as const)(
    'when %s the caller gets 503 and a retry with the same key creates one row',
    async (_what, when, rows) => {
      proxy.dropAt('commit', when);
      const first = submit('same');
      await proxy.dropped();
      expectAway(await first);
      expect(await requests()).toBe(rows);
      proxy.resume();
      const second = await submit('same');
      expect(second.status).toBe(201);
      expect(await requests()).toBe(1);
      expect((await submit('same')).body).toEqual(second.body);
      expect(await requests()).toBe(1);
    },
  );

  test('an interrupted transaction leaves no rows and no locks', async () => {
    proxy.dropAt('insert-audit-entry', 'before');
    const cut = submit('cut');
    await proxy.dropped();
    expectAway(await cut);
    proxy.loseConnections();
    expect((await submit('cut')).status).toBe(201);
    expect(await requests()).toBe(1);
  });

  test('a statement above the time limit is cancelled by PostgreSQL and gives 503', async () => {
    const slow = await sql`select pg_sleep(5)`.execute(api.db).catch((error: unknown) => error);
    expect(slow).toMatchObject({ code: '57014' });
    expect(isUnavailable(slow)).toBe(true);
  });

  test('the transaction of an unreachable process releases its locks', async () => {
    const rename = (db: Db, name: string) => db.updateTable('users').set({ name }).execute();
    const cut = inTransaction(api.db, async (tx) => {
      await rename(tx, 'Out of reach');
      proxy.drop();
      await rename(direct, 'In reach');
      await rename(tx, 'Too late');
    });
    await expect(cut).rejects.toSatisfy(isUnavailable);
    proxy.loseConnections();
    expect(await direct.selectFrom('users').select('name').execute()).toEqual([{ name: 'In reach' }]);
  });
});

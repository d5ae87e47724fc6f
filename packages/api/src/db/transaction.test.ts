import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { engine } from '../testing/database.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const put = (db: Db, key: string) =>
  db.insertInto('rate_limits').values({ key, points: 0, expires_at: null }).execute();

const increment = (db: Db, key: string) =>
  db
    .updateTable('rate_limits')
    .set((row) => ({ points: row('points', '+', 1) }))
    .where('key', '=', key)
    .execute();

const points = (db: Db, key: string) =>
  db.selectFrom('rate_limits').select('points').where('key', '=', key).executeTakeFirstOrThrow();

// SQLite has a single writer, so deadlocks cannot happen.
test.runIf(engine === 'postgres')('two deadlocked transactions both succeed after a retry', async () => {
  await put(api.db, 'one');
  await put(api.db, 'other');
  const bothHoldOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let attempts = 0;
  const change = (mine: 0 | 1, first: string, second: string) =>
    inTransaction(api.db, async (tx) => {
      attempts += 1;
      await increment(tx, first);
      bothHoldOne[mine].resolve();
      await bothHoldOne[mine === 0 ? 1 : 0].promise;
      await increment(tx, second);
    });
  await Promise.all([change(0, 'one', 'other'), change(1, 'other', 'one')]);
  expect(attempts).toBe(3);
  expect(await points(api.db, 'one')).toEqual({ points: 2 });
  expect(await points(api.db, 'other')).toEqual({ points: 2 });
});

test('a transaction that fails on every retry gives 503 and leaves no rows', async () => {
  await put(api.db, 'always losing');
  const change = inTransaction(api.db, async (tx) => {
    await increment(tx, 'always losing');
    throw Object.assign(new Error('could not serialize access'), { code: '40001' });
  });
  await expect(change).rejects.toMatchObject({ code: '40001' });
  expect(await points(api.db, 'always losing')).toEqual({ points: 0 });
});

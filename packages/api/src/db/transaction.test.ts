import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { engine } from '../../testing/database.ts';
import { compiled } from './compiled.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

const api = await startApi();
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
  // On a busy machine the retry can deadlock with the other transaction again.
  expect(attempts).toBeGreaterThan(2);
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

const incrementCompiled = compiled<{ key: string; by: string }, { points: number }>(
  'increment-of-test',
  (_, value) => sql`update rate_limits set points = points + 1 / cast(${value('by')} as integer)
    where key = ${value('key')} returning points`,
);

test('a transaction whose first statement is compiled is undone when it fails', async () => {
  const key = 'first prepared';
  await put(api.db, key);
  for (const _ of [1, 2]) {
    const undone = inTransaction(api.db, async (tx) => {
      await incrementCompiled(tx, { key, by: '1' });
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await points(api.db, key)).toEqual({ points: 0 });
  }
  await inTransaction(api.db, (tx) => incrementCompiled(tx, { key, by: '1' }));
  expect(await points(api.db, key)).toEqual({ points: 1 });
});

// SQLite gives null for a division by zero.
test.runIf(engine === 'postgres')(
  'a transaction whose first statement fails leaves the connection usable',
  async () => {
    const key = 'first failing';
    await put(api.db, key);
    for (const _ of [1, 2])
      await expect(
        inTransaction(api.db, (tx) => incrementCompiled(tx, { key, by: '0' })),
      ).rejects.toMatchObject({
        code: '22012',
      });
    await incrementCompiled(api.db, { key, by: '1' });
    expect(await points(api.db, key)).toEqual({ points: 1 });
  },
);

// SQLite undoes a failing statement alone.
test.runIf(engine === 'postgres')('a transaction does not commit after a failed statement', async () => {
  const change = inTransaction(api.db, async (tx) => {
    await put(tx, 'hidden failure');
    await incrementCompiled(tx, { key: 'hidden failure', by: '0' }).catch(() => {});
  });
  await expect(change).rejects.toThrow('rolled back instead of committed');
  await expect(points(api.db, 'hidden failure')).rejects.toThrow('no result');
});

test('a transaction without a statement leaves none open', async () => {
  await inTransaction(api.db, async () => {});
  await expect(
    inTransaction(api.db, async () => {
      throw new Error('undo');
    }),
  ).rejects.toThrow('undo');
  const key = 'after nothing';
  await put(api.db, key);
  // PostgreSQL uses a connection for each.
  const seen = await Promise.all([1, 2, 3].map(() => points(api.db, key)));
  expect(seen).toEqual([{ points: 0 }, { points: 0 }, { points: 0 }]);
});

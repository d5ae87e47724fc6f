import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { engine } from '../../testing/database.ts';
import { sleep } from '../../testing/statements.ts';
import { compiled, compiledRead } from './compiled.ts';
import { isUnavailable } from './errors.ts';
import { newId, nowText } from './ids.ts';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

const api = await startApi();
afterAll(() => api.stop());

let builds = 0;
const nameOf = compiledRead<{ email: string; role: 'client' | 'admin' }, { name: string; role: string }>(
  'name-of-test-user',
  (db, value) => {
    builds += 1;
    return db
      .selectFrom('users')
      .select(['name', 'role'])
      .where('role', '=', value('role'))
      .where('email', '=', value('email'))
      .where('disabled_at', 'is', null);
  },
);

const addUser = (db: Db, email: string) =>
  db
    .insertInto('users')
    .values({
      id: newId(),
      email,
      name: `Name of ${email}`,
      phone: '12345',
      role: 'client',
      password_hash: '',
      created_at: nowText(),
    })
    .execute();

test('a compiled query is built once and runs with the values of each call', async () => {
  await addUser(api.db, 'asha@example.com');
  await addUser(api.db, 'ravi@example.com');
  builds = 0;
  for (const email of ['asha@example.com', 'ravi@example.com'])
    expect(await nameOf(api.db, { email, role: 'client' })).toEqual([
      { name: `Name of ${email}`, role: 'client' },
    ]);
  expect(await nameOf(api.db, { email: 'asha@example.com', role: 'admin' })).toEqual([]);
  expect(builds).toBe(1);
});

test('a compiled read sees rows of an open transaction only inside it', async () => {
  const values = { email: 'meera@example.com', role: 'client' } as const;
  await inTransaction(api.db, async (tx) => {
    await addUser(tx, values.email);
    expect(await nameOf(tx, values)).toHaveLength(1);
    expect(await nameOf(api.db, values)).toEqual([]);
  });
  expect(await nameOf(api.db, values)).toHaveLength(1);
});

const rename = compiled<{ email: string; name: string }, { name: string }>('rename-test-user', (db, value) =>
  db
    .updateTable('users')
    .set({ name: value('name') })
    .where('email', '=', value('email'))
    .returning('name'),
);

test('a compiled write runs outside a transaction, and within one is undone with it', async () => {
  const email = 'dev@example.com';
  await addUser(api.db, email);
  expect(await rename(api.db, { email, name: 'Dev' })).toEqual([{ name: 'Dev' }]);
  const undone = inTransaction(api.db, async (tx) => {
    expect(await rename(tx, { email, name: 'Someone else' })).toEqual([{ name: 'Someone else' }]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await nameOf(api.db, { email, role: 'client' })).toEqual([{ name: 'Dev', role: 'client' }]);
});

const addPoints = compiled<{ key: string }, object>('add-points-of-test', (db, value) =>
  db.insertInto('rate_limits').values({ key: value('key'), points: 1, expires_at: null }),
);

test.runIf(engine === 'postgres')('a compiled statement stays prepared after a transaction', async () => {
  const prepared = (db: Db) =>
    sql`select name from pg_prepared_statements where name = 'add-points-of-test'`.execute(db);
  for (const key of ['one', 'other'])
    await inTransaction(api.db, async (tx) => {
      await addPoints(tx, { key });
      expect((await prepared(tx)).rows).toHaveLength(1);
    });
  const taken = inTransaction(api.db, async (tx) => {
    await addPoints(tx, { key: 'third' });
    await addPoints(tx, { key: 'one' });
  });
  await expect(taken).rejects.toMatchObject({ code: '23505' });
  const { rows } = await sql`select key from rate_limits where points = 1 order by key`.execute(api.db);
  expect(rows).toEqual([{ key: 'one' }, { key: 'other' }]);
});

const typed = compiledRead<{ id: string }, Record<string, unknown>>(
  'types-of-test',
  (_, value) => sql`select ${value('id')} as text, 7 as whole, ${value('id')} = 'none' as differs,
      count(*) as counted, sum(1.5) as summed, max(name) as missing from users where id = ${value('id')}`,
);

test('values have their types, and no value is null', async () => {
  const differs = isPostgres(api.db) ? true : 1;
  for (const _ of [1, 2])
    expect(await typed(api.db, { id: 'none' })).toEqual([
      { text: 'none', whole: 7, differs, counted: 0, summed: null, missing: null },
    ]);
});

const quotient = compiledRead<{ by: string }, { quotient: number }>(
  'quotient-of-test',
  (_, value) => sql`select 6 / cast(${value('by')} as integer) as quotient`,
);

test.runIf(engine === 'postgres')(
  'a failing read does not disturb reads on the same connection',
  async () => {
    for (const _ of [1, 2]) {
      const replies = await Promise.allSettled(
        ['0', '3', 'x', '2', '1', '0'].map((by) => quotient(api.db, { by })),
      );
      expect(
        replies.map((reply) =>
          reply.status === 'fulfilled' ? reply.value[0]?.quotient : String(reply.reason.message),
        ),
      ).toEqual([
        'division by zero',
        2,
        expect.stringContaining('invalid input syntax'),
        3,
        6,
        'division by zero',
      ]);
    }
  },
);

test.runIf(engine === 'postgres')('short reads do not wait for slow statements of the pool', async () => {
  const slow = Promise.all(Array.from({ length: 30 }, () => sleep(api.db, 0.5)));
  const startedAt = performance.now();
  await Promise.all(['1', '2', '3'].map((by) => quotient(api.db, { by })));
  expect(performance.now() - startedAt).toBeLessThan(500);
  await slow;
});

const sharedPid = compiledRead<Record<string, never>, { pid: number }>(
  'pid-of-test',
  () => sql`select pg_backend_pid() as pid`,
);

test.runIf(engine === 'postgres')('short reads get another connection after theirs was lost', async () => {
  const pidNow = async () => (await sharedPid(api.db, {}))[0]?.pid;
  const lost = await pidNow();
  expect(await pidNow()).toBe(lost);
  await sql`select pg_terminate_backend(${lost})`.execute(api.db);
  const recovered = () => pidNow().catch((error: unknown) => (isUnavailable(error) ? lost : error));
  await expect.poll(recovered, { timeout: 5_000 }).not.toBe(lost);
  expect(await pidNow()).toEqual(expect.any(Number));
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { engine } from '../testing/database.ts';
import { newId, nowText } from './ids.ts';
import { isPostgres } from './open.ts';
import { built, inOneTrip, preparedArrays, preparedQuery, preparedWrite } from './prepared.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

let builds = 0;
const nameOf = preparedQuery<{ email: string; role: string }, { name: string; role: string }>(
  'name-of-test-user',
  (db, { email, role }) => {
    builds += 1;
    return db
      .selectFrom('users')
      .select(['name', 'role'])
      .where('role', '=', role as 'client')
      .where('email', '=', email)
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

test('a prepared query is built once and runs with the values of each call', async () => {
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

test('a prepared query sees rows of an open transaction only inside it', async () => {
  const values = { email: 'meera@example.com', role: 'client' };
  await inTransaction(api.db, async (tx) => {
    await addUser(tx, values.email);
    expect(await nameOf(tx, values)).toHaveLength(1);
    expect(await nameOf(api.db, values)).toEqual([]);
  });
  expect(await nameOf(api.db, values)).toHaveLength(1);
});

const rename = preparedWrite<{ email: string; name: string }, { name: string }>(
  'rename-test-user',
  (db, values) =>
    db.updateTable('users').set({ name: values.name }).where('email', '=', values.email).returning('name'),
);

test('a prepared write runs outside of a transaction, and within one is undone with it', async () => {
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

const addPoints = preparedWrite<{ key: string }, object>('add-points-of-test', (db, { key }) =>
  db.insertInto('rate_limits').values({ key, points: 1, expires_at: null }),
);

test.runIf(engine === 'postgres')('a statement is kept prepared within a transaction', async () => {
  const prepared = (db: Db) =>
    sql<{ name: string }>`select name from pg_prepared_statements where name = 'add-points-of-test'`.execute(
      db,
    );
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
  const { rows } = await sql<{
    key: string;
  }>`select key from rate_limits where points = 1 order by key`.execute(api.db);
  expect(rows).toEqual([{ key: 'one' }, { key: 'other' }]);
});

const userColumns = preparedArrays<{ email: string }, [role: string, name: string]>(
  'columns-of-test-user',
  (db, { email }) => db.selectFrom('users').select(['role', 'name']).where('email', '=', email),
);

test('rows as arrays have the columns in the order in which they are selected, in a transaction as well', async () => {
  const email = 'farah@example.com';
  const expected = [['client', `Name of ${email}`]];
  await inTransaction(api.db, async (tx) => {
    await addUser(tx, email);
    expect(await userColumns(tx, { email })).toEqual(expected);
  });
  expect(await userColumns(api.db, { email })).toEqual(expected);
});

const typed = preparedQuery<{ id: string }, Record<string, unknown>>('types-of-test', (db, { id }) =>
  built(
    db,
    sql<
      Record<string, unknown>
    >`select ${id} as text, 7 as whole, ${id} = 'none' as differs, count(*) as counted, sum(1.5) as summed, max(name) as missing
      from users where id = ${id}`,
  ),
);

test('values have their types, and no value is null', async () => {
  const differs = isPostgres(api.db) ? true : 1;
  for (const _ of [1, 2])
    expect(await typed(api.db, { id: 'none' })).toEqual([
      { text: 'none', whole: 7, differs, counted: 0, summed: null, missing: null },
    ]);
});

const quotient = preparedQuery<{ by: string }, { quotient: number }>('quotient-of-test', (db, { by }) =>
  built(db, sql<{ quotient: number }>`select 6 / cast(${by} as integer) as quotient`),
);

test.runIf(engine === 'postgres')('a query that fails can be run again on its connection', async () => {
  for (const [by, reason] of [
    ['0', 'division by zero'],
    ['x', 'invalid input syntax'],
    ['0', 'division by zero'],
  ] as const) {
    const failed: Error = await quotient(api.db, { by }).then(
      () => expect.fail('it succeeded'),
      (error: Error) => error,
    );
    expect(failed.message).toContain(reason);
    expect(failed.stack).toContain('prepared.test.ts');
    expect(await quotient(api.db, { by: '3' })).toEqual([{ quotient: 2 }]);
  }
});

const began = preparedArrays<{ of: string }, [began: string, of: string]>('began-of-test', (db, { of }) =>
  built(
    db,
    sql<object>`select ${isPostgres(db) ? sql`transaction_timestamp()::text` : sql`''`} as began, ${of} as who`,
  ),
);

test('queries that are asked for in one trip get the rows of their own, on PostgreSQL within one transaction', async () => {
  const bothOf = () => Promise.all([began(api.db, { of: 'a' }), began(api.db, { of: 'b' })]);
  for (const _ of [1, 2]) {
    const [[first], [second]] = await inOneTrip(api.db, bothOf);
    expect([first?.[1], second?.[1]]).toEqual(['a', 'b']);
    expect(first?.[0]).toBe(second?.[0]);
  }
  const [[first], [second]] = await bothOf();
  if (isPostgres(api.db)) expect(first?.[0]).not.toBe(second?.[0]);
});

test.runIf(engine === 'postgres')('where one query of a trip fails, all do', async () => {
  const replies = await inOneTrip(api.db, () =>
    Promise.allSettled([
      began(api.db, { of: 'a' }),
      quotient(api.db, { by: '0' }),
      nameOf(api.db, { email: 'nobody', role: 'client' }),
    ]),
  );
  expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await quotient(api.db, { by: '2' })).toEqual([{ quotient: 3 }]);
  expect(await began(api.db, { of: 'c' })).toHaveLength(1);
});

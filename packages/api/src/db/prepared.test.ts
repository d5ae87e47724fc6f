import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../testing/api.ts';
import { newId, nowText } from './ids.ts';
import { preparedArrays, preparedQuery } from './prepared.ts';
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

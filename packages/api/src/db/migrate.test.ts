import { sql } from 'kysely';
import type { MigrationProvider } from 'kysely/migration';
import { test as base, expect } from 'vitest';
import { emptyDatabase } from '../../testing/database.ts';
import { DatabaseNewer } from './errors.ts';
import { migrate, migrations } from './migrate.ts';
import { openDatabase } from './open.ts';
import type { Db } from './tables.ts';

/** Tests with a database of their own, without tables. */
const test = base.extend<{ db: Db }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from this pattern
  db: async ({}, use) => {
    const database = await emptyDatabase();
    const db = await openDatabase(database, () => {});
    await use(db);
    await db.destroy();
    await database.drop();
  },
});

const tablesOf = async (db: Db): Promise<string[]> =>
  (await db.introspection.getTables()).map(({ name }) => name).sort();

/** The migrations of this version and one of the next, which counts how often it ran. */
const next: MigrationProvider = {
  getMigrations: async () => ({
    ...(await migrations.getMigrations()),
    '9999-next': {
      up: async (db) => {
        await sql`create table runs (n integer not null)`.execute(db);
        await sql`insert into runs (n) values (1)`.execute(db);
      },
    },
  }),
};

test('migrating twice changes nothing', async ({ db }) => {
  await migrate(db);
  const before = await tablesOf(db);
  await migrate(db);
  expect(await tablesOf(db)).toEqual(before);
});

test('concurrent migrations succeed', async ({ db }) => {
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(await tablesOf(db)).toContain('users');
});

test('a migration of the next version runs once and keeps the data', async ({ db }) => {
  await migrate(db);
  await sql`insert into bill_counters (series, last) values ('PR/26-27', 7)`.execute(db);
  await migrate(db, next);
  await migrate(db, next);
  expect((await sql`select n from runs`.execute(db)).rows).toEqual([{ n: 1 }]);
  expect((await sql`select last from bill_counters`.execute(db)).rows).toEqual([{ last: 7 }]);
});

test('a database of a newer version is refused in one line', async ({ db }) => {
  await migrate(db, next);
  const error = await migrate(db).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseNewer);
  expect((error as Error).message).toMatch(/^[^\n]*9999-next[^\n]*$/);
});

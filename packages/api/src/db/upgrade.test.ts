import { sql } from 'kysely';
import { afterAll, test as base, beforeAll, describe, expect } from 'vitest';
import { TEST_PASSWORD } from '../../testing/api.ts';
import * as testDatabases from '../../testing/database.ts';
import { advanceTo, createDatabaseAt, versions } from '../../testing/old-database.ts';
import { login } from '../features/auth/login.service.ts';
import { isListTable } from '../read-model/list-table.ts';
import { DatabaseNewer } from './errors.ts';
import { migrate, migrations } from './migrate.ts';
import { isPostgres, openDatabase } from './open.ts';
import type { Db } from './tables.ts';

async function open(database: testDatabases.TestDatabase) {
  const db = await openDatabase(database, () => {});
  const close = async () => {
    await db.destroy();
    await database.drop();
  };
  return { db, close };
}

const openEmpty = async () => open(await testDatabases.emptyDatabase());

/** Tests with a database of their own, without tables. */
const test = base.extend<{ db: Db }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the fixtures from this pattern
  db: async ({}, use) => {
    const { db, close } = await openEmpty();
    await use(db);
    await close();
  },
});

type Row = Record<string, unknown>;
/** Without tables of lists, whose rows follow other tables. */
const tablesOf = async (of: Db) =>
  (await of.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !isListTable(name))
    .sort();
const rowsOf = async (of: Db, table: string): Promise<Row[]> =>
  (await sql<Row>`select * from ${sql.table(table)}`.execute(of)).rows;

const indexesOf = async (of: Db): Promise<Row[]> =>
  (isPostgres(of)
    ? await sql<Row>`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
        of,
      )
    : await sql<Row>`select name, sql from sqlite_master where type = 'index' order by 1`.execute(of)
  ).rows;

/** Tables, columns, their types and what may be null. */
const columnsOf = async (of: Db) =>
  (await of.introspection.getTables())
    .map(({ name, columns }) => ({
      name,
      columns: columns
        .map((column) => `${column.name} ${column.dataType}${column.isNullable ? '' : ' not null'}`)
        .sort(),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** What later migrations rename in a row of an older version. */
const RENAMED_COLUMNS: Record<string, string> = {
  switched_off_at: 'disabled_at',
  switched_on_at: 'enabled_at',
};
const RENAMED_ACTIONS: Record<string, string> = { 'bill.created': 'generateBill' };
const renamed = (table: string, row: Row): Row => {
  const columns = Object.entries(row).map(([name, value]) => [RENAMED_COLUMNS[name] ?? name, value]);
  const after: Row = Object.fromEntries(columns);
  return table === 'audit_log'
    ? { ...after, action: RENAMED_ACTIONS[String(row.action)] ?? row.action }
    : after;
};

const shapeOf = async (of: Db) => ({ tables: await columnsOf(of), indexes: await indexesOf(of) });

test('each migration has fixture rows', async () => {
  expect(versions).toEqual(Object.keys(await migrations.getMigrations()).sort());
});

test('migrating twice changes nothing', async ({ db }) => {
  await migrate(db);
  const before = await shapeOf(db);
  await migrate(db);
  expect(await shapeOf(db)).toEqual(before);
});

test('concurrent migrations succeed', async ({ db }) => {
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(await tablesOf(db)).toContain('users');
});

let shapeOfNew: Awaited<ReturnType<typeof shapeOf>>;
/** A database of the version whose tests ran last. */
let latest: testDatabases.TestDatabase;
beforeAll(async () => {
  latest = await testDatabases.emptyDatabase();
  const { db, close } = await openEmpty();
  await migrate(db);
  shapeOfNew = await shapeOf(db);
  await close();
});
afterAll(() => latest.drop());

describe.each(versions.map((version) => [version]))('a database of %s', (version) => {
  let upgraded: Awaited<ReturnType<typeof openEmpty>>;
  const before = new Map<string, Row[]>();
  beforeAll(async () => {
    const old = await openDatabase(latest, () => {});
    await advanceTo(old, version);
    await old.destroy();
    upgraded = await open(await testDatabases.copyOf(latest));
    for (const table of await tablesOf(upgraded.db)) before.set(table, await rowsOf(upgraded.db, table));
    await migrate(upgraded.db);
  });
  afterAll(() => upgraded.close());

  test('has a row in every table', () => {
    expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
  });

  test('is migrated to the schema of a new database', async () => {
    expect(await shapeOf(upgraded.db)).toEqual(shapeOfNew);
  });

  test('keeps every row and value', async () => {
    for (const [table, rows] of before) {
      const after = await rowsOf(upgraded.db, table);
      expect([table, after.length]).toEqual([table, rows.length]);
      for (const row of rows) expect(after).toContainEqual(expect.objectContaining(renamed(table, row)));
    }
  });

  test('lets existing users log in', async () => {
    const body = { email: 'client@example.com', password: TEST_PASSWORD, role: 'client' as const };
    const { user } = await login(upgraded.db, body, {
      source: '127.0.0.1',
      userAgent: null,
      siteUrl: 'http://localhost',
    });
    expect(user.name).toBe('Sunrise Heights');
  });
});

test('migration 0004 renames the actions of existing audit entries', async ({ db }) => {
  await createDatabaseAt(db, '0003-switched-off');
  const entry = (id: number, action: string, detail: object) => ({
    id: `01900000-0000-7000-8000-0000000001${id}`,
    at: '2026-11-20T10:00:00.000Z',
    actor_id: null,
    action,
    entity: 'assignments',
    entity_id: '01900000-0000-7000-8000-000000000013',
    detail: JSON.stringify(detail),
  });
  const entries = [
    entry(10, 'assignment.status', { status: 'completed' }),
    entry(11, 'assignment.status', { status: 'onBreak' }),
    entry(12, 'second_factor.on', {}),
    entry(13, 'session.started', {}),
  ];
  await db.insertInto('audit_log').values(entries).execute();
  await migrate(db);
  const ids = entries.map(({ id }) => id);
  const after = await db
    .selectFrom('audit_log')
    .select('action')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(after.map(({ action }) => action)).toEqual([
    'completeAssignment',
    'setAssignmentStatus',
    'enableSecondFactor',
    'login',
  ]);
});

test('migration 0009 makes a post of each approved request and puts the client’s assignments there as long as places are free', async ({
  db,
}) => {
  await createDatabaseAt(db, '0008-people');
  const request = '01900000-0000-7000-8000-000000000011';
  const known = await db
    .selectFrom('assignments')
    .select(['guard_id', 'client_id', 'shift', 'street', 'city', 'state', 'zip_code', 'created_at'])
    .executeTakeFirstOrThrow();
  const completed = (id: number, start_date: string, end_date: string) => ({
    ...known,
    id: `01900000-0000-7000-8000-0000000002${id}`,
    shift: 'day' as const,
    status: 'completed' as const,
    start_date,
    end_date,
    completed_at: '2026-11-22T06:00:00.000Z',
  });
  const stays = [
    completed(10, '2026-11-04', '2026-11-10'),
    completed(11, '2026-11-04', '2026-11-10'),
    completed(12, '2026-10-01', '2026-11-02'),
    completed(13, '2027-01-03', '2027-11-30'),
  ];
  await db.insertInto('assignments').values(stays).execute();
  await migrate(db);
  expect(await db.selectFrom('posts').selectAll().execute()).toEqual([
    {
      id: request,
      client_id: known.client_id,
      request_id: request,
      street: 'Gate 2',
      city: 'Noida',
      state: 'Uttar Pradesh',
      zip_code: '201309',
      shift: 'night',
      start_date: '2026-11-03',
      end_date: '2027-11-02',
      asked: 2,
      note: '',
      ended_at: null,
      created_at: '2026-11-02T04:00:00.000Z',
    },
  ]);
  const rows = await db.selectFrom('assignments').select(['id', 'post_id']).orderBy('id').execute();
  // The open one is matched first; the second completed one finds no room, the next is before the post.
  expect(rows.map(({ post_id }) => post_id)).toEqual([request, request, null, null, request]);
});

test('a database of a newer version is refused in one line and left unchanged', async ({ db }) => {
  await migrate(db);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2030')`.execute(db);
  const error = await migrate(db).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DatabaseNewer);
  expect((error as Error).message).toMatch(/^[^\n]*9999-of-tomorrow[^\n]*$/);
});

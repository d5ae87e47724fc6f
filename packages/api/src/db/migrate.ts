import { sql } from 'kysely';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  MIGRATION_LOCK_ID,
  type MigrationProvider,
  Migrator,
} from 'kysely/migration';
import { DatabaseNewer, isAlreadyThere, isUndefinedTable } from './errors.ts';
import * as baseline from './migrations/0001-baseline.ts';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

type MigrationLock = Record<typeof DEFAULT_MIGRATION_LOCK_TABLE, { id: string; is_locked: number }>;

/** Every migration by name, oldest first. A released migration never changes. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({ '0001-baseline': baseline }),
};

async function migrateToLatest(db: Db, provider: MigrationProvider): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** Migrates an empty database to a version. @param schema of PostgreSQL; undefined on SQLite */
export async function migrateEmptyTo(db: Db, version: string, schema?: string): Promise<void> {
  const options = { db, provider: migrations, ...(schema && { migrationTableSchema: schema }) };
  const { error } = await new Migrator(options).migrateTo(version);
  if (error) throw error;
}

/** Creates Kysely's lock table with its one row. Several processes may do so at once. */
async function ensureLockRow(db: Db): Promise<void> {
  await db.schema
    .createTable(DEFAULT_MIGRATION_LOCK_TABLE)
    .ifNotExists()
    .addColumn('id', 'varchar(255)', (column) => column.notNull().primaryKey())
    .addColumn('is_locked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
    // Another process is creating it: `if not exists` ignores uncommitted tables.
    .catch((error: unknown) => {
      if (!isAlreadyThere(error)) throw error;
    });
  await db
    .withTables<MigrationLock>()
    .insertInto(DEFAULT_MIGRATION_LOCK_TABLE)
    .values({ id: MIGRATION_LOCK_ID, is_locked: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** True if there is nothing to migrate. Only reads, so that a role that may not create tables can start. */
async function isUpToDate(db: Db, provider: MigrationProvider): Promise<boolean> {
  const known = Object.keys(await provider.getMigrations());
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch((error: unknown) => {
      if (isUndefinedTable(error)) return { rows: [] };
      throw error;
    });
  return rows.map(({ name }) => name).join() === known.join();
}

/**
 * Migrates in one transaction that locks a row. Kysely's own lock belongs to a session, which
 * PgBouncer's transaction mode doesn't keep, and CockroachDB has none.
 */
async function migratePostgres(db: Db, provider: MigrationProvider): Promise<void> {
  if (await isUpToDate(db, provider)) return;
  await ensureLockRow(db);
  await db.transaction().execute(async (tx) => {
    await tx
      .withTables<MigrationLock>()
      .selectFrom(DEFAULT_MIGRATION_LOCK_TABLE)
      .select('id')
      .where('id', '=', MIGRATION_LOCK_ID)
      .forUpdate()
      .execute();
    await migrateToLatest(tx, provider);
  });
}

/**
 * Migrates the database to the current schema. Several processes may call it at once.
 * @throws DatabaseNewer, or the error of the failed migration
 */
export async function migrate(db: Db, provider = migrations): Promise<void> {
  try {
    await (isPostgres(db) ? migratePostgres : migrateToLatest)(db, provider);
  } catch (error) {
    const [, newer] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
    if (newer) throw new DatabaseNewer(newer);
    throw error;
  }
}

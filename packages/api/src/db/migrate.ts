import { sql } from 'kysely';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  MIGRATION_LOCK_ID,
  type MigrationProvider,
  Migrator,
} from 'kysely/migration';
import { DatabaseNewer, isAlreadyThere, isUndefinedTable } from './errors.ts';
import * as everything from './migrations/0001-everything.ts';
import * as secondFactor from './migrations/0002-second-factor.ts';
import * as accountDisabling from './migrations/0003-switched-off.ts';
import * as oneNamePerAction from './migrations/0004-one-name-per-action.ts';
import * as listTables from './migrations/0005-list-tables.ts';
import * as declineReasons from './migrations/0006-decline-reasons.ts';
import * as lighterIndexes from './migrations/0007-lighter-indexes.ts';
import * as people from './migrations/0008-people.ts';
import * as posts from './migrations/0009-posts.ts';
import * as candidates from './migrations/0010-candidates.ts';
import * as postsByEnd from './migrations/0011-posts-by-end.ts';
import * as applicationVersions from './migrations/0012-application-versions.ts';
import * as codesBySource from './migrations/0013-codes-by-source.ts';
import * as provenPasswords from './migrations/0014-proven-passwords.ts';
import * as auditChain from './migrations/0015-audit-chain.ts';
import * as passkeys from './migrations/0016-passkeys.ts';
import * as consents from './migrations/0017-consents.ts';
import * as dataRequests from './migrations/0018-data-requests.ts';
import * as billsShown from './migrations/0019-bills-shown.ts';
import * as auditLogPendingList from './migrations/0020-audit-log-pending-list.ts';
import * as phones from './migrations/0021-phones.ts';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

type MigrationLock = Record<typeof DEFAULT_MIGRATION_LOCK_TABLE, { id: string; is_locked: number }>;

/** Every migration by name, oldest first. A released migration never changes. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-everything': everything,
    '0002-second-factor': secondFactor,
    '0003-switched-off': accountDisabling,
    '0004-one-name-per-action': oneNamePerAction,
    '0005-list-tables': listTables,
    '0006-decline-reasons': declineReasons,
    '0007-lighter-indexes': lighterIndexes,
    '0008-people': people,
    '0009-posts': posts,
    '0010-candidates': candidates,
    '0011-posts-by-end': postsByEnd,
    '0012-application-versions': applicationVersions,
    '0013-codes-by-source': codesBySource,
    '0014-proven-passwords': provenPasswords,
    '0015-audit-chain': auditChain,
    '0016-passkeys': passkeys,
    '0017-consents': consents,
    '0018-data-requests': dataRequests,
    '0019-bills-shown': billsShown,
    '0020-audit-log-pending-list': auditLogPendingList,
    '0021-phones': phones,
  }),
};

async function migrateToLatest(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
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

/** True if there is nothing to migrate. Only reads, so the role need not create tables. */
async function isUpToDate(db: Db): Promise<boolean> {
  const known = Object.keys(await migrations.getMigrations());
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
async function migratePostgres(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  await ensureLockRow(db);
  await db.transaction().execute(async (tx) => {
    await tx
      .withTables<MigrationLock>()
      .selectFrom(DEFAULT_MIGRATION_LOCK_TABLE)
      .select('id')
      .where('id', '=', MIGRATION_LOCK_ID)
      .forUpdate()
      .execute();
    await migrateToLatest(tx);
  });
}

/** Migrates to the current schema, even if several processes call it. @throws DatabaseNewer */
export async function migrate(db: Db): Promise<void> {
  try {
    await (isPostgres(db) ? migratePostgres(db) : migrateToLatest(db));
  } catch (error) {
    const [, newer] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
    if (newer) throw new DatabaseNewer(newer);
    throw error;
  }
}

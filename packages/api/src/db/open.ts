import { PostgresAdapter, sql } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from './tables.ts';

/** Opens the database the configuration names. @throws DataDirInUse, DataDirUnusable */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onIdleError: (error: Error) => void,
): Promise<Db> {
  // Only the driver that is used is loaded: half of a start is loading.
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, onIdleError);
  return (await import('./sqlite.ts')).openSqlite(dataDir).db;
}

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

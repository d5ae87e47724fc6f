import { PostgresAdapter, sql } from 'kysely';
import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Db } from './tables.ts';

/** Opens the database the configuration names. @throws DataDirInUse */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onIdleError: (error: Error) => void,
): Db {
  return config.databaseUrl ? openPostgres(config.databaseUrl, onIdleError) : openSqlite(config.dataDir).db;
}

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

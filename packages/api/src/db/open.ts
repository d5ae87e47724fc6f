import { setTimeout as wait } from 'node:timers/promises';
import { PostgresAdapter, sql } from 'kysely';
import type { Config } from '../config.ts';
import { DatabaseTimeout } from './errors.ts';
import type { Workload } from './postgres-options.ts';
import type { Db } from './tables.ts';

/** Opens the database; `maintenance` has no time limit. @throws DataDirInUse, DataDirUnusable */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onIdleError: (error: Error) => void,
  workload: Workload = 'requests',
): Promise<Db> {
  // Loads only the driver in use, which shortens the start.
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, onIdleError, workload);
  return (await import('./sqlite.ts')).openSqlite(dataDir).db;
}

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Resolves when the database replies. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

const PING_TIMEOUT_MS = 3_000;

/** Pings for readiness probes. @throws DatabaseTimeout after three seconds */
export async function pingWithTimeout(db: Db): Promise<void> {
  const over = new AbortController();
  const late = wait(PING_TIMEOUT_MS, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new DatabaseTimeout(PING_TIMEOUT_MS);
  });
  try {
    await Promise.race([ping(db), late]);
  } finally {
    over.abort();
  }
}

import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { registerPool } from './pool-stats.ts';
import { registerRunner } from './prepared.ts';
import { poolWithTimeouts, timeoutsOf, type Workload } from './statement-timeout.ts';
import type { Db, Tables } from './tables.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Migrations are locked by `migrate`, not by a session, which PgBouncer in transaction mode does not keep. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new UnlockedAdapter();
  }
}

/** Opens a database with the PostgreSQL protocol. The pool recovers after the server was unreachable. */
export function openPostgres(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  workload: Workload = 'requests',
): Db {
  const { connectionString, timeouts } = timeoutsOf(databaseUrl, workload);
  const pool = new pg.Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: timeouts.connectMs,
    // Detects a server that disappeared without closing its connections, also without statement timeouts.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Counts and paise are integers far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    } as typeof pg.types,
  });
  pool.on('error', onIdleError);
  // The pool handles errors of idle connections only. A connection lost within a transaction must not end the process; its next
  // query fails.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const limited = poolWithTimeouts(pool, timeouts);
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool: limited }) });
  registerPool(db, pool);
  registerRunner(db, { together: limited.runNamed });
  return db;
}

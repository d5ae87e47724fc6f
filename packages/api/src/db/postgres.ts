import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { registerPool } from './pool-stats.ts';
import { poolWithStatementTimeout, SERVER_LIMITS, timeoutsOf, type Workload } from './statement-timeout.ts';
import type { Db, Tables } from './tables.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Opens a PostgreSQL database, or one that speaks its protocol. The pool mends itself after the server was away or out of reach. */
export function openPostgres(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  work: Workload = 'calls',
): Db {
  const { connectionString, timeouts } = timeoutsOf(databaseUrl, work);
  const pool = new pg.Pool({
    // What the address itself says about timeouts wins over this.
    ...(work === 'calls' && SERVER_LIMITS),
    connectionString,
    max: 20,
    connectionTimeoutMillis: timeouts.connectMs,
    // Notices a server that vanished without closing its connections, also where nothing else is limited.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Counts and paise are whole numbers far below 2^53.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    } as typeof pg.types,
  });
  pool.on('error', onIdleError);
  // The pool listens to idle connections only. One lost between two queries of a transaction must not end the process; its next
  // query says what happened.
  pool.on('connect', (client) => void client.on('error', () => {}));
  const { statementMs } = timeouts;
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: statementMs === undefined ? pool : poolWithStatementTimeout(pool, statementMs),
    }),
  });
  registerPool(db, pool);
  return db;
}

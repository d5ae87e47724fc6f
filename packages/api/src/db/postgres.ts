import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { watchPool } from './pressure.ts';
import type { Db, Tables } from './tables.ts';

const INT8 = 20;
const NUMERIC = 1700;

/** Opens a PostgreSQL database, or one that speaks its protocol. The pool mends itself after the server was away. */
export function openPostgres(databaseUrl: string, onIdleError: (error: Error) => void): Db {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 20,
    connectionTimeoutMillis: 5000,
    // Notices a server that vanished without closing its connections.
    keepAlive: true,
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
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  watchPool(db, pool);
  return db;
}

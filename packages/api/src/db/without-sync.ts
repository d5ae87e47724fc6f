import { sql } from 'kysely';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

/**
 * Runs writes on SQLite without waiting for the disk, which would block every other call. A power
 * cut may undo them, but the next commit syncs them, too. A no-op within a transaction and on
 * PostgreSQL.
 */
export function withoutSync<T>(db: Db, write: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction || isPostgres(db)) return write(db);
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await write(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}

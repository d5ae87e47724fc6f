import { sql } from 'kysely';
import { isPostgres } from './open.ts';
import type { Db } from './tables.ts';

/**
 * Runs writes that a power cut may take back, on SQLite without waiting for the disk, for which every other call waits too. They are
 * visible at once and survive a killed process, and the next commit elsewhere syncs them as well, because the write-ahead log is one
 * file: counts of calls and attempts are on the disk before the reply to a call that changed something. On PostgreSQL nobody waits
 * for a commit but its own call, so there it commits as usual. Within a transaction it is part of it.
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

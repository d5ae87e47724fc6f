import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isPostgres } from '../src/db/open.ts';
import type { Db } from '../src/db/tables.ts';
import { isDerivedTable } from '../src/read-model/list-table.ts';

/**
 * Tables that change without a caller's write, and tables of the read model, which reads refresh.
 */
const IGNORED_TABLES = new Set(['rate_limits', 'kysely_migration', 'kysely_migration_lock']);

async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = isPostgres(db)
    ? await sql<{
        name: string;
      }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !IGNORED_TABLES.has(name) && !isDerivedTable(name) && !name.startsWith('sqlite_'));
}

/** Returns a hash of the rows of each table. Equal hashes mean that nothing was written. */
export async function dbHash(db: Db): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<{ last_seen_at?: string }>`select * from ${sql.table(table)}`.execute(db);
    const lines = rows.map(({ last_seen_at: _, ...row }) => JSON.stringify(row)).sort();
    hashes[table] = createHash('sha256').update(lines.join('\n')).digest('hex');
  }
  return hashes;
}

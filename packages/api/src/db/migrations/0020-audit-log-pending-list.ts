import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * On PostgreSQL up to 1 MB of the runs of characters of new audit entries wait before they are sorted into the index, instead of
 * 256 kB: each change and each login writes an entry, and the more of them are sorted at once, the less work it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`alter index list_audit_log_grams_gin set (gin_pending_list_limit = 1024)`.execute(db);
}

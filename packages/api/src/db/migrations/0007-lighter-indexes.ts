import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Database = Kysely<unknown>;

const LISTS = [
  'accounts',
  'guards',
  'clients',
  'bills',
  'client_applications',
  'security_applications',
  'audit_log',
  'outbox',
];

const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * An index for the guards on duty. On PostgreSQL the runs of characters of a new row wait and are sorted into the index many rows
 * at a time, which halves the write-ahead log of a change: each audit entry has some two hundred runs, each on a page of its own.
 * A search reads what waits from end to end, so it is at most 256 kB.
 */
export async function up(db: Database): Promise<void> {
  await sql`create index assignments_on_duty on assignments (shift, end_date, start_date) where status = 'active'`.execute(
    db,
  );
  if (!isPostgres(db)) return;
  for (const list of LISTS) {
    const index = sql.table(`list_${list}_grams_gin`);
    await sql`alter index ${index} set (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
  }
}

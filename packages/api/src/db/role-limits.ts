import { sql } from 'kysely';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

/** Shorter than the driver's limit, so that locks are released before a caller retries. */
const LIMIT = '10s';

/** Gives the role's later sessions time limits in this database, unless some are configured. */
export async function limitRole(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string; database: string }>`
    select name, current_database() as database from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout') and source = 'default'`.execute(
    db,
  );
  if (rows.length === 0) return;
  await inTransaction(db, async (tx) => {
    // PostgreSQL refuses one of two processes that do this at once.
    await sql`select pg_advisory_xact_lock(hashtext('limitRole'))`.execute(tx);
    for (const { name, database } of rows)
      await sql`alter role current_user in database ${sql.id(database)} set ${sql.id(name)} = ${sql.lit(LIMIT)}`.execute(
        tx,
      );
  });
}

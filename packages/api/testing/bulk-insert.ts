import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '../src/db/open.ts';
import type { Db, Tables } from '../src/db/tables.ts';

const ROWS_PER_STATEMENT = 2_000;

/** Inserts many rows with the same columns, 2,000 per statement as one JSON parameter. */
export async function bulkInsert(db: Db, table: keyof Tables, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const into = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const json = JSON.stringify(rows.slice(start, start + ROWS_PER_STATEMENT));
    const values = sql.join(
      columns.map((column) =>
        isPostgres(db) ? sql.ref(column) : sql`json_extract(value, ${sql.lit(`$.${column}`)})`,
      ),
    );
    const from = isPostgres(db)
      ? sql`json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
      : sql`json_each(${json})`;
    await sql`${into} select ${values} from ${from}`.execute(db);
  }
}

/** Updates the planner's statistics, like PostgreSQL after a while. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}

/**
 * Removes the dead rows of PostgreSQL's tables, like autovacuum. It waits for older transactions,
 * which keep them.
 */
export async function vacuum(db: Db): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(db);
  while (await hasOlderTransaction(db, rows[0]?.now ?? '')) await setTimeout(200);
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

/** True if another connection has an older transaction. */
async function hasOlderTransaction(db: Db, moment: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where pid <> pg_backend_pid() and xact_start < ${moment}::timestamptz limit 1`.execute(db);
  return rows.length > 0;
}

import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from '../db/open.ts';
import type { Db, Tables } from '../db/tables.ts';

const ROWS_PER_STATEMENT = 2_000;

/** Inserts many rows that have the same columns: a statement for each 2,000 rows, which are one JSON parameter. */
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

/** Updates the planner's statistics, as PostgreSQL does by itself after a while. */
export async function analyze(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}

/**
 * Removes what changed rows have left in the tables of PostgreSQL, as autovacuum does in time. Again while some is left: what
 * changed after another transaction began stays until that ends, for example until autovacuum has analyzed a large table.
 */
export async function vacuum(db: Db): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`vacuum analyze`.execute(db);
  while (await hasDeadRows(db)) {
    await setTimeout(1_000);
    await sql`vacuum`.execute(db);
  }
}

async function hasDeadRows(db: Db): Promise<boolean> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where n_dead_tup > 0 limit 1`.execute(db);
  return rows.length > 0;
}

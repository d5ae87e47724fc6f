import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** An index of users by role and the last ten digits of their phone, which may be stored as it was typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const digits = sql`replace(replace(replace(replace(replace(replace(replace(replace(
    phone, '+', ''), ' ', ''), '(', ''), ')', ''), '.', ''), '-', ''), '–', ''), '/', '')`;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const lastDigits = isPostgres ? sql`right(${digits}, 10)` : sql`substr(${digits}, -10)`;
  await sql`create index users_phone on users (role, (${lastDigits}))`.execute(db);
}

import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What stands between the digits of a phone, and before them. */
const BESIDE_DIGITS = ['+', ' ', '(', ')', '.', '-', '–', '/'];

/** An index of users by role and the last ten digits of their phone, which may be stored as it was typed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const digits = BESIDE_DIGITS.reduce((text, beside) => `replace(${text}, '${beside}', '')`, 'phone');
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const lastDigits = isPostgres ? `right(${digits}, 10)` : `substr(${digits}, -10)`;
  await sql`create index users_phone on users (role, (${sql.raw(lastDigits)}))`.execute(db);
}

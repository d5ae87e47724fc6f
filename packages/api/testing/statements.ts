import { sql } from 'kysely';
import { compiled } from '../src/db/compiled.ts';
import type { Db } from '../src/db/tables.ts';

/** Makes a PostgreSQL statement take this long. */
export const sleep = (db: Db, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db);

/** Counts the sleeping statements on the PostgreSQL server. */
export async function countSleeping(db: Db): Promise<number> {
  const { rows } = await sql<{ running: number }>`
    select count(*) as running from pg_stat_activity where query like 'select pg_sleep(%' and state = 'active'
  `.execute(db);
  return rows[0]?.running ?? 0;
}

/** Returns the statement_timeout of a PostgreSQL session. */
export async function statementTimeout(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  return rows[0]?.statement_timeout;
}

/** True if PostgreSQL is a standby. */
export async function isStandby(db: Db): Promise<boolean> {
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
  return rows[0]?.standby === true;
}

/** A compiled statement that returns a row. */
export const echo = compiled<{ text: string }, { text: string; number: number }>(
  'echo-of-test',
  (_, value) => sql`select cast(${value('text')} as text) as text, 2 as number`,
);

/** Sets both time limits of the role for later PostgreSQL sessions, in ms. */
export async function setRoleLimits(db: Db, database: string, ms: number): Promise<void> {
  for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await sql`alter role current_user in database ${sql.id(database)} set ${sql.id(name)} = ${sql.lit(ms)}`.execute(
      db,
    );
}

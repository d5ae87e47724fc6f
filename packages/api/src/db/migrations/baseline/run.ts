import { type Kysely, PostgresAdapter, sql } from 'kysely';

export const isPostgres = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Runs a statement of constant text. */
export const run = (db: Kysely<unknown>, statement: string) => sql.raw(statement).execute(db);

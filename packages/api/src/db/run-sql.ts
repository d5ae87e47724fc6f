import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** Runs statements that the program has written, one after the other. */
export async function runSql(db: Db, statements: string): Promise<void> {
  for (const statement of statements.split('\n')) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

/** No city holds it: control characters are refused. */
const MARK = '\u0001';

/** Cities lose the spaces around them and keep one between words, as those that are entered from now on: each is one city in every list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['guards', 'assignments', 'posts']) {
    // Each run of spaces becomes a space and marks, of which only the space is left.
    const trimmed = sql`replace(replace(replace(trim(city), ' ', ${` ${MARK}`}), ${`${MARK} `}, ''), ${MARK}, '')`;
    await sql`update ${sql.table(table)} set city = ${trimmed} where city <> ${trimmed}`.execute(db);
  }
}

import { type Kysely, sql } from 'kysely';

/** A roster reads the posts that end on or after a day in the order of their last day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index posts_end on posts (end_date, id, start_date)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Indexes for finding guards for a post: free ones in a city, and those whose assignment ends before a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index guards_city on guards (city, status, rating)`.execute(db);
  await sql`create index assignments_open_end on assignments (end_date, guard_id) where status <> 'completed'`.execute(
    db,
  );
}

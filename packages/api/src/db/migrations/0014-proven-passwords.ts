import type { Kysely } from 'kysely';

/** When a session's password was proven again, and since when a user's password is a generated one; null for all that there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('proven_at', 'text').execute();
  await db.schema.alterTable('users').addColumn('password_generated_at', 'text').execute();
}

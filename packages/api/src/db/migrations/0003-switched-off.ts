import type { Kysely } from 'kysely';

/** Since when nobody can log in to an account, by the office's word; null for all that there are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('switched_off_at', 'text').execute();
}

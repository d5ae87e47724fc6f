import type { Kysely } from 'kysely';

/** What a signup agreed to, and what an account agrees to by purpose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('registrations').addColumn('consent', 'text').execute();
  await db.schema
    .createTable('consents')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('notice', 'text')
    .addColumn('given_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .addPrimaryKeyConstraint('consents_by_purpose', ['user_id', 'purpose'])
    .execute();
}

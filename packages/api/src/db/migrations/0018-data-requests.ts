import type { Kysely } from 'kysely';

/** What people ask for about their own data. `open_kind` is the kind while it is open: one of each per person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_requests')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('open_kind', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text')
    .execute();
  await db.schema
    .createIndex('data_requests_open')
    .unique()
    .on('data_requests')
    .columns(['user_id', 'open_kind'])
    .execute();
  await db.schema.createIndex('data_requests_status').on('data_requests').columns(['status', 'id']).execute();
}

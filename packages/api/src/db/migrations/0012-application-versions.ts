import type { Kysely } from 'kysely';

/** How often the applicant has changed a waiting application, from 1: an answer can name the version it was given to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['client_applications', 'security_applications'])
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
}

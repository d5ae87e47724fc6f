import type { Kysely } from 'kysely';

/** Why an application was declined, as its applicant is told; null when no reason was given or none is needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['client_applications', 'security_applications'])
    await db.schema.alterTable(table).addColumn('decline_reason', 'text').execute();
}

import { type Kysely, sql } from 'kysely';
import { createTrigger } from '../../read-model/list-schema.ts';

interface Tables {
  audit_log: { id: string; detail: string };
}

/** Addresses, qualifications, links, names and numbers of people that entries noted until now. */
const PERSONAL = new Set([
  'address',
  'city',
  'comment',
  'contactName',
  'dateOfBirth',
  'description',
  'driveLink',
  'email',
  'filter',
  'location',
  'name',
  'note',
  'phone',
  'phoneNumber',
  'q',
  'qualifications',
  'specialization',
  'state',
  'street',
  'zipCode',
]);

function withoutPersonal(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPersonal);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !PERSONAL.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutPersonal(inner)]));
}

const BATCH = 500;

/** Removes personal data from existing entries before they are chained: a chained entry cannot be changed any more. */
async function clearDetails(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('audit_log')
      .select(['id', 'detail'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { id, detail } of rows) {
      const cleared = JSON.stringify(withoutPersonal(JSON.parse(detail)));
      if (cleared !== detail)
        await db.updateTable('audit_log').set({ detail: cleared }).where('id', '=', id).execute();
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/**
 * The audit log is a chain of hashes. A trigger notes each entry in the transaction that writes it; the server chains what is
 * noted soon after, so that transactions do not wait for each other. What a client was before an approval stands beside the
 * request instead of in the log.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('client_applications').addColumn('service_before', 'text').execute();
  await clearDetails(db);
  await db.schema
    .createTable('audit_chain')
    .addColumn('seq', 'bigint', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull().unique())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('entry_hash', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('audit_unsealed')
    .addColumn('entry_id', 'text', (c) => c.primaryKey())
    .execute();
  await sql`insert into audit_unsealed (entry_id) select id from audit_log`.execute(db);
  await createTrigger(
    db as Kysely<unknown> as Parameters<typeof createTrigger>[0],
    { name: 'audit_log_unsealed', table: 'audit_log', event: 'after insert' },
    'insert into audit_unsealed (entry_id) values (new.id);',
  );
}

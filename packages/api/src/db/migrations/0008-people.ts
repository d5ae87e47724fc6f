import { type Kysely, PostgresAdapter, sql } from 'kysely';

type Database = Kysely<unknown>;

const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

const guardChanged = sql`old.status is distinct from new.status or old.experience is distinct from new.experience
  or old.specialization is distinct from new.specialization or old.rating is distinct from new.rating
  or old.city is distinct from new.city`;

const clientChanged = sql`old.service_type is distinct from new.service_type or old.location is distinct from new.location
  or old.contact_name is distinct from new.contact_name`;

/** Makes the triggers of migration 0005 that note rows of lists look at the new columns too. */
async function watchNewColumns(db: Database): Promise<void> {
  if (isPostgres(db)) {
    await sql`drop trigger list_changes_guards_update on guards`.execute(db);
    await sql`create trigger list_changes_guards_update after update on guards for each row when (${guardChanged})
      execute function list_changes_guards_update()`.execute(db);
    await sql`drop trigger list_changes_clients_update on clients`.execute(db);
    await sql`create trigger list_changes_clients_update after update on clients for each row when (${clientChanged})
      execute function list_changes_clients_update()`.execute(db);
    return;
  }
  await sql`drop trigger list_changes_guards_update`.execute(db);
  await sql`create trigger list_changes_guards_update after update on guards for each row when (${guardChanged})
    begin insert into list_changes (list, id) select 'guards', new.id; end`.execute(db);
  await sql`drop trigger list_changes_clients_update`.execute(db);
  await sql`create trigger list_changes_clients_update after update on clients for each row when (${clientChanged})
    begin insert into list_changes (list, id) select 'clients', new.id;
    insert into list_changes (list, id) select 'bills', bills.id from bills where bills.client_id = new.id; end`.execute(
    db,
  );
}

/**
 * People entered by the office: an email may be missing, a guard has a home city, a date of birth and papers, a client a contact
 * person and the office’s notes. Invitations let a person set the first password.
 */
export async function up(db: Database): Promise<void> {
  await sql`alter table users alter column email drop not null`.execute(db);
  const alter = (table: string) => db.schema.alterTable(table);
  await alter('guards')
    .addColumn('city', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await alter('guards').addColumn('date_of_birth', 'text').execute();
  await alter('clients')
    .addColumn('contact_name', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await alter('clients')
    .addColumn('notes', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update guards set date_of_birth = (
    select application.date_of_birth from security_applications application
    where application.user_id = guards.user_id and application.status = 'accepted'
    order by application.answered_at desc, application.id desc limit 1)`.execute(db);
  await watchNewColumns(db);
  await db.schema
    .createTable('papers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('guard_id', 'text', (c) => c.notNull().references('guards.id'))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('policeVerification', 'psaraTraining', 'medical')`),
    )
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('papers_kind', ['guard_id', 'kind'])
    .execute();
  await db.schema.createIndex('papers_expires_on').on('papers').columns(['expires_on', 'guard_id']).execute();
  await db.schema
    .createTable('invitations')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}

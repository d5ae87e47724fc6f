import { type Kysely, type RawBuilder, sql } from 'kysely';

type Database = Kysely<unknown>;

/** Copies the rows of a table into one with another primary key; SQLite cannot change keys. */
async function replaceTable(
  db: Database,
  table: string,
  columns: readonly string[],
  create: (name: string) => Promise<void>,
): Promise<void> {
  const old = `${table}_old`;
  await db.schema.alterTable(table).renameTo(old).execute();
  await create(table);
  const list: RawBuilder<unknown> = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${list}) select ${list} from ${sql.table(old)}`.execute(db);
  await db.schema.dropTable(old).execute();
}

/** Signups of one address stand side by side, and reset codes and counts of mails are kept by the source that asked for them. */
export async function up(db: Database): Promise<void> {
  await replaceTable(
    db,
    'registrations',
    [
      'id',
      'email',
      'name',
      'phone',
      'role',
      'password_hash',
      'code_hash',
      'code_expires_at',
      'tries',
      'created_at',
    ],
    (name) =>
      db.schema
        .createTable(name)
        .addColumn('id', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('phone', 'text', (c) => c.notNull())
        .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('client', 'security')`))
        .addColumn('password_hash', 'text', (c) => c.notNull())
        .addColumn('code_hash', 'text', (c) => c.notNull())
        .addColumn('code_expires_at', 'text', (c) => c.notNull())
        .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('created_at', 'text', (c) => c.notNull())
        .addColumn('token_hash', 'text')
        .addColumn('source', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('older_code_hash', 'text')
        .addColumn('older_code_expires_at', 'text')
        .addPrimaryKeyConstraint('registrations_by_id', ['id'])
        .execute(),
  );
  await db.schema.createIndex('registrations_email').on('registrations').columns(['email', 'id']).execute();
  await db.schema
    .createIndex('registrations_token')
    .unique()
    .on('registrations')
    .column('token_hash')
    .execute();
  await replaceTable(db, 'reset_codes', ['email', 'code_hash', 'expires_at', 'tries', 'created_at'], (name) =>
    db.schema
      .createTable(name)
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('reset_codes_by_source', ['email', 'source'])
      .execute(),
  );
  await replaceTable(
    db,
    'code_sends',
    ['email', 'signup_at', 'reset_at', 'window_started_at', 'sends'],
    (name) =>
      db.schema
        .createTable(name)
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('source', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('signup_at', 'text')
        .addColumn('reset_at', 'text')
        .addColumn('window_started_at', 'text', (c) => c.notNull())
        .addColumn('sends', 'integer', (c) => c.notNull())
        .addColumn('reset_sends', 'integer', (c) => c.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('code_sends_by_source', ['email', 'source'])
        .execute(),
  );
}

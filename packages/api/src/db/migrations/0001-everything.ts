import { type Kysely, sql } from 'kysely';

const id = (db: Kysely<unknown>, table: string) =>
  db.schema.createTable(table).addColumn('id', 'text', (c) => c.primaryKey());

async function people(db: Kysely<unknown>): Promise<void> {
  await id(db, 'users')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('client', 'security', 'admin')`))
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await id(db, 'registrations')
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('client', 'security')`))
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('code_expires_at', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('reset_codes')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('code_sends')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('signup_at', 'text')
    .addColumn('reset_at', 'text')
    .addColumn('window_started_at', 'text', (c) => c.notNull())
    .addColumn('sends', 'integer', (c) => c.notNull())
    .execute();
  await id(db, 'sessions')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('last_seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text')
    .execute();
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
}

async function plumbing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  await id(db, 'outbox')
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('next_attempt_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('sent_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text')
    .execute();
  await sql`create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and failed_at is null`.execute(
    db,
  );
  await id(db, 'audit_log')
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('entity', 'text', (c) => c.notNull())
    .addColumn('entity_id', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_entity').on('audit_log').columns(['entity', 'entity_id']).execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('reply', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['user_id', 'key'])
    .execute();
}

async function parties(db: Kysely<unknown>): Promise<void> {
  await id(db, 'guards')
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('users.id'))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('available', 'assigned')`))
    .addColumn('experience', 'double precision', (c) => c.notNull().check(sql`experience >= 0`))
    .addColumn('specialization', 'text', (c) => c.notNull())
    .addColumn('rating', 'double precision', (c) =>
      c.notNull().defaultTo(0).check(sql`rating between 0 and 5`),
    )
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await id(db, 'guard_reviews')
    .addColumn('guard_id', 'text', (c) => c.notNull().references('guards.id'))
    .addColumn('client_name', 'text', (c) => c.notNull())
    .addColumn('rating', 'integer', (c) => c.notNull().check(sql`rating between 1 and 5`))
    .addColumn('comment', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('guard_reviews_guard').on('guard_reviews').column('guard_id').execute();
  await id(db, 'clients')
    .addColumn('user_id', 'text', (c) => c.notNull().unique().references('users.id'))
    .addColumn('service_type', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}

async function applications(db: Kysely<unknown>): Promise<void> {
  await id(db, 'client_applications')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('service_type', 'text', (c) => c.notNull())
    .addColumn('location', 'text', (c) => c.notNull())
    .addColumn('start_date', 'text', (c) => c.notNull())
    .addColumn('end_date', 'text', (c) => c.notNull())
    .addColumn('number_of_guards', 'integer', (c) =>
      c.notNull().check(sql`number_of_guards between 1 and 1000`),
    )
    .addColumn('additional_details', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('pending', 'approved', 'rejected')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text')
    .addCheckConstraint('client_application_period', sql`end_date >= start_date`)
    .execute();
  await db.schema
    .createIndex('client_applications_user')
    .on('client_applications')
    .column('user_id')
    .execute();
  await id(db, 'security_applications')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('date_of_birth', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('phone_number', 'text', (c) => c.notNull())
    .addColumn('experience', 'double precision', (c) => c.notNull().check(sql`experience >= 0`))
    .addColumn('qualifications', 'text', (c) => c.notNull())
    .addColumn('previous_employer', 'text', (c) => c.notNull())
    .addColumn('additional_details', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('pending', 'accepted', 'rejected')`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('answered_at', 'text')
    .execute();
  await db.schema
    .createIndex('security_applications_user')
    .on('security_applications')
    .column('user_id')
    .execute();
  await sql`create unique index security_applications_one_pending on security_applications (user_id) where status = 'pending'`.execute(
    db,
  );
}

async function work(db: Kysely<unknown>): Promise<void> {
  await id(db, 'assignments')
    .addColumn('guard_id', 'text', (c) => c.notNull().references('guards.id'))
    .addColumn('client_id', 'text', (c) => c.notNull().references('clients.id'))
    .addColumn('shift', 'text', (c) => c.notNull().check(sql`shift in ('day', 'night', '24h')`))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('active', 'onBreak', 'completed')`))
    .addColumn('street', 'text', (c) => c.notNull())
    .addColumn('city', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('zip_code', 'text', (c) => c.notNull())
    .addColumn('start_date', 'text', (c) => c.notNull())
    .addColumn('end_date', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('completed_at', 'text')
    .addCheckConstraint('assignment_period', sql`end_date >= start_date`)
    .execute();
  await sql`create unique index assignments_one_open_per_guard on assignments (guard_id) where status <> 'completed'`.execute(
    db,
  );
  await db.schema.createIndex('assignments_guard').on('assignments').column('guard_id').execute();
  await db.schema.createIndex('assignments_client').on('assignments').column('client_id').execute();
  await id(db, 'bills')
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('client_id', 'text', (c) => c.notNull().references('clients.id'))
    .addColumn('amount_paise', 'bigint', (c) => c.notNull().check(sql`amount_paise > 0`))
    .addColumn('due_date', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('drive_link', 'text', (c) => c.notNull())
    .addColumn('paid_at', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('bills_client').on('bills').column('client_id').execute();
  await db.schema
    .createTable('bill_counters')
    .addColumn('financial_year', 'text', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();
}

/** The first shape of everything. Migrations only go forward. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await people(db);
  await plumbing(db);
  await parties(db);
  await applications(db);
  await work(db);
}

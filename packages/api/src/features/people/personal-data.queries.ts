import { addDays, today } from '@prahari/domain/days';
import { sql } from 'kysely';
import { isPostgres } from '../../db/open.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';

/** The name of an erased person. */
export const ERASED_NAME = 'Erased person';

export interface Person {
  id: string;
  email: string | null;
  name: string;
  role: Tables['users']['role'];
}

/** Returns the id and role of an address's account, or undefined. */
export const selectByEmail = (tx: Tx, email: string) =>
  tx.selectFrom('users').select(['id', 'role']).where('email', '=', email).executeTakeFirst();

/**
 * Lets one erasure of an admin run at a time, by writing the oldest admin's row: two that only read
 * whether another admin is left would both find the other one.
 */
export const lockAdmins = (tx: Tx) =>
  tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('users as admins')
        .select('admins.id')
        .where('admins.role', '=', 'admin')
        .orderBy('admins.id')
        .limit(1),
    )
    .execute();

/** Locks an account by writing it. Returns undefined when there is none or it was erased. */
export const lockPerson = (tx: Tx, id: string): Promise<Person | undefined> =>
  tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirst();

/** Locks a person's client and guard, which whoever assigns or bills them locks, too. */
export async function lockGuardAndClient(tx: Tx, id: string): Promise<void> {
  for (const table of ['clients', 'guards'] as const)
    await tx
      .updateTable(table)
      .set((eb) => ({ created_at: eb.ref('created_at') }))
      .where('user_id', '=', id)
      .execute();
}

const guardsOf = (db: Db, id: string) => db.selectFrom('guards').select('id').where('user_id', '=', id);
const clientsOf = (db: Db, id: string) => db.selectFrom('clients').select('id').where('user_id', '=', id);

const assignmentsOf = (db: Db, id: string) =>
  db
    .selectFrom('assignments')
    .where((row) =>
      row.or([row('guard_id', 'in', guardsOf(db, id)), row('client_id', 'in', clientsOf(db, id))]),
    );

/** Returns all stored data of a person by table, without secrets. */
export async function selectPersonalData(db: Db, { id, email }: Person) {
  return {
    users: await db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'phone', 'role', 'created_at', 'disabled_at'])
      .where('id', '=', id)
      .execute(),
    guards: await db.selectFrom('guards').selectAll().where('user_id', '=', id).execute(),
    papers: await db.selectFrom('papers').selectAll().where('guard_id', 'in', guardsOf(db, id)).execute(),
    guard_reviews: await db
      .selectFrom('guard_reviews')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    clients: await db.selectFrom('clients').selectAll().where('user_id', '=', id).execute(),
    posts: await db.selectFrom('posts').selectAll().where('client_id', 'in', clientsOf(db, id)).execute(),
    client_applications: await db
      .selectFrom('client_applications')
      .selectAll()
      .where('user_id', '=', id)
      .execute(),
    security_applications: await db
      .selectFrom('security_applications')
      .selectAll()
      .where('user_id', '=', id)
      .execute(),
    assignments: await assignmentsOf(db, id).selectAll().execute(),
    bills: await db.selectFrom('bills').selectAll().where('client_id', 'in', clientsOf(db, id)).execute(),
    import_changes: await db.selectFrom('import_changes').selectAll().where('user_id', '=', id).execute(),
    data_requests: await db.selectFrom('data_requests').selectAll().where('user_id', '=', id).execute(),
    consents: await db.selectFrom('consents').selectAll().where('user_id', '=', id).execute(),
    email_changes: await db
      .selectFrom('email_changes')
      .select(['email', 'created_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    email_returns: await db
      .selectFrom('email_returns')
      .select(['email', 'new_email', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'user_agent'])
      .where('user_id', '=', id)
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', id)
      .execute(),
    api_tokens: await db
      .selectFrom('api_tokens')
      .select(['name', 'scopes', 'created_at', 'valid_until', 'last_used_at', 'last_used_from'])
      .where('user_id', '=', id)
      .execute(),
    outbox: await db
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'created_at', 'sent_at'])
      .where('recipient', '=', email)
      .execute(),
    audit_log: await db
      .selectFrom('audit_log')
      .select(['at', 'action', 'entity', 'entity_id', 'detail'])
      .where((row) => row.or([row('actor_id', '=', id), row('entity_id', '=', id)]))
      .orderBy('id')
      .execute(),
  };
}

export const setPerson = (
  tx: Tx,
  id: string,
  values: Partial<Pick<Tables['users'], 'name' | 'phone' | 'email'>>,
) => tx.updateTable('users').set(values).where('id', '=', id).execute();

export const hasOpenAssignments = async (db: Db, id: string): Promise<boolean> =>
  (await assignmentsOf(db, id)
    .select('id')
    .where('status', '<>', 'completed')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const hasOtherAdmin = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Tables with rows of a user that no law keeps. */
const TABLES_BY_USER = [
  'sessions',
  'second_factors',
  'recovery_codes',
  'passkeys',
  'api_tokens',
  'invitations',
  'email_changes',
  'email_returns',
  'import_changes',
  'idempotency_keys',
] as const;
/** Tables with rows of an address that no law keeps. */
const TABLES_BY_ADDRESS = ['registrations', 'reset_codes', 'code_sends'] as const;

async function deleteTraces(tx: Tx, { id, email, name }: Person): Promise<void> {
  for (const table of TABLES_BY_USER) await tx.deleteFrom(table).where('user_id', '=', id).execute();
  if (email !== null) {
    for (const table of TABLES_BY_ADDRESS) await tx.deleteFrom(table).where('email', '=', email).execute();
    await tx.deleteFrom('outbox').where('recipient', '=', email).execute();
  }
  // Stored replies to other people may name the person.
  const position = isPostgres(tx) ? sql`strpos` : sql`instr`;
  for (const text of [id, name, ...(email === null ? [] : [email])])
    await tx.deleteFrom('idempotency_keys').where(sql<boolean>`${position}(reply, ${text}) > 0`).execute();
}

async function clearGuard(tx: Tx, id: string): Promise<void> {
  const guards = guardsOf(tx, id);
  await tx.deleteFrom('papers').where('guard_id', 'in', guards).execute();
  await tx.updateTable('guard_reviews').set({ comment: '' }).where('guard_id', 'in', guards).execute();
  await tx.updateTable('assignments').set({ replace_note: null }).where('guard_id', 'in', guards).execute();
  await tx
    .updateTable('guards')
    .set({ city: '', date_of_birth: null, specialization: '[]', experience: 0 })
    .where('user_id', '=', id)
    .execute();
  await tx.deleteFrom('security_applications').where('user_id', '=', id).execute();
}

async function clearClient(tx: Tx, { id, name }: Person, now: string): Promise<void> {
  await tx.updateTable('posts').set({ note: '' }).where('client_id', 'in', clientsOf(tx, id)).execute();
  // Nobody can be assigned to an erased client, so its posts would stay empty.
  await tx
    .updateTable('posts')
    .set({ end_date: addDays(today(), -1), ended_at: now })
    .where('client_id', 'in', clientsOf(tx, id))
    .where('end_date', '>=', today())
    .execute();
  await tx.updateTable('clients').set({ contact_name: '', notes: '' }).where('user_id', '=', id).execute();
  await tx
    .updateTable('guard_reviews')
    .set({ client_name: ERASED_NAME })
    .where('client_name', '=', name)
    .execute();
  await tx
    .deleteFrom('client_applications')
    .where('user_id', '=', id)
    .where('status', '<>', 'approved')
    .execute();
  await tx
    .updateTable('client_applications')
    .set({ additional_details: '' })
    .where('user_id', '=', id)
    .execute();
}

/**
 * Erases a person. Bills, assignments, posts and audit entries stay under “Erased person”. @param
 * passwordHash one that no password matches
 */
export async function erasePerson(
  tx: Tx,
  person: Person,
  { passwordHash, now }: { passwordHash: string; now: string },
): Promise<void> {
  await deleteTraces(tx, person);
  await clearGuard(tx, person.id);
  await clearClient(tx, person, now);
  await tx.updateTable('data_requests').set({ note: '' }).where('user_id', '=', person.id).execute();
  await tx
    .updateTable('data_requests')
    .set({ status: 'done', open_kind: null, answered_at: now })
    .where('user_id', '=', person.id)
    .where('status', '=', 'open')
    .execute();
  await tx
    .updateTable('users')
    .set({
      name: ERASED_NAME,
      email: null,
      phone: '',
      password_hash: passwordHash,
      password_generated_at: null,
      disabled_at: now,
      erased_at: now,
    })
    .where('id', '=', person.id)
    .execute();
  // The list of the audit log contains names for its search, and no trigger notes this change.
  await sql`insert into list_changes (list, id) select 'audit_log', id from audit_log`.execute(tx);
}

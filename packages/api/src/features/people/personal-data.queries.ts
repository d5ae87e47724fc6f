import { createHash } from 'node:crypto';
import { addDays, today } from '@prahari/domain/days';
import { sql } from 'kysely';
import { isPostgres } from '../../db/open.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';
import { deleteMessages, messagesOf } from './personal-messages.queries.ts';
import { clearMoney, moneyOf } from './personal-money.queries.ts';

/** The name of an erased person. */
export const ERASED_NAME = 'Erased person';

export interface Person {
  id: string;
  email: string | null;
  name: string;
  role: Tables['users']['role'];
}

/** A person by email or, also without one, by the id of the user, guard or client. */
export type Whom = { email: string } | { id: string };

/** Returns the id, email and role of a person, or undefined. */
export const selectWhom = (tx: Tx, whom: Whom) =>
  tx
    .selectFrom('users')
    .select(['id', 'email', 'role'])
    .where((user) =>
      'email' in whom
        ? user('email', '=', whom.email)
        : user.or([
            user('id', '=', whom.id),
            user('id', 'in', tx.selectFrom('guards').select('user_id').where('id', '=', whom.id)),
            user('id', 'in', tx.selectFrom('clients').select('user_id').where('id', '=', whom.id)),
          ]),
    )
    .executeTakeFirst();

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

const offersTo = (db: Db, id: string) => db.selectFrom('offers').where('guard_id', 'in', guardsOf(db, id));
const dutiesOf = (db: Db, id: string) =>
  db
    .selectFrom('duties')
    .select('id')
    .where((row) =>
      row.or([row('guard_id', 'in', guardsOf(db, id)), row('client_id', 'in', clientsOf(db, id))]),
    );

/** Selects disputes, or adjustments, of duties of a guard or client. */
const musterRowsOf = <T extends 'muster_disputes' | 'muster_adjustments'>(db: Db, table: T, id: string) =>
  db.selectFrom(table as 'muster_disputes').where('duty_id', 'in', dutiesOf(db, id));

const problemsOf = (db: Db, id: string) =>
  db.selectFrom('problems').select('id').where('client_id', 'in', clientsOf(db, id));

/**
 * A guard’s copy has what clients wrote about the guard, and not who wrote it; a client’s copy has the
 * client’s own reviews.
 */
const reviewsOf = async (db: Db, id: string) => [
  ...(await db
    .selectFrom('guard_reviews')
    .select(['rating', 'comment', 'created_at'])
    .where('guard_id', 'in', guardsOf(db, id))
    .orderBy('created_at')
    .execute()),
  ...(await db.selectFrom('guard_reviews').selectAll().where('client_id', 'in', clientsOf(db, id)).execute()),
];

/** The ids of the rows that are about a person: the user, guard, client and what belongs to them. */
const subjectsOf = (db: Db, id: string) => {
  const guards = guardsOf(db, id);
  const clients = clientsOf(db, id);
  return db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .unionAll(guards)
    .unionAll(clients)
    .unionAll(assignmentsOf(db, id).select('id'))
    .unionAll(offersTo(db, id).select('id'))
    .unionAll(db.selectFrom('posts').select('id').where('client_id', 'in', clients))
    .unionAll(db.selectFrom('bills').select('id').where('client_id', 'in', clients))
    .unionAll(db.selectFrom('client_applications').select('id').where('user_id', '=', id))
    .unionAll(db.selectFrom('security_applications').select('id').where('user_id', '=', id));
};

/** Typed text of audit entries about a person, or about the person's guard or client. */
const textsAbout = (db: Db, id: string) =>
  db
    .selectFrom('audit_texts')
    .where((row) =>
      row.or([
        row('subject_id', '=', id),
        row('subject_id', 'in', guardsOf(db, id)),
        row('subject_id', 'in', clientsOf(db, id)),
      ]),
    );

const digestOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Words in the key of a count by which it is about a person. */
const keyWords = ({ id, email }: Pick<Person, 'id' | 'email'>): string[] => [
  id,
  ...(email === null ? [] : [email, digestOf(email)]),
];

const contains = (db: Db, column: 'key' | 'reply', word: string) =>
  sql<boolean>`${isPostgres(db) ? sql`strpos` : sql`instr`}(${sql.ref(column)}, ${word}) > 0`;

const countsAbout = (db: Db, person: Pick<Person, 'id' | 'email'>) =>
  db
    .selectFrom('rate_limits')
    .where((row) => row.or(keyWords(person).map((word) => contains(db, 'key', word))));

/** Rows about an address that exist before or without an account. */
async function selectByAddress(db: Db, email: string | null) {
  const registrations = db
    .selectFrom('registrations')
    .select(['name', 'email', 'phone', 'role', 'consent', 'created_at'])
    .where('email', '=', email);
  const resets = db
    .selectFrom('reset_codes')
    .select(['email', 'created_at', 'expires_at'])
    .where('email', '=', email);
  const sends = db
    .selectFrom('code_sends')
    .select(['email', 'signup_at', 'reset_at', 'sends', 'reset_sends'])
    .where('email', '=', email);
  return {
    registrations: await registrations.execute(),
    reset_codes: await resets.execute(),
    code_sends: await sends.execute(),
  };
}

/** Returns all stored data of a person by table, without secrets. */
export async function selectPersonalData(db: Db, { id, email }: Person) {
  return {
    users: await db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'phone', 'role', 'language', 'created_at', 'disabled_at'])
      .where('id', '=', id)
      .execute(),
    guards: await db.selectFrom('guards').selectAll().where('user_id', '=', id).execute(),
    papers: await db.selectFrom('papers').selectAll().where('guard_id', 'in', guardsOf(db, id)).execute(),
    guard_reviews: await reviewsOf(db, id),
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
    offers: await offersTo(db, id)
      .select([
        'post_id',
        'days',
        'sent_at',
        'open_until',
        'opened_at',
        'answer',
        'answered_at',
        'impossible',
      ])
      .execute(),
    watch_steps: await db
      .selectFrom('watch_steps')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    muster_disputes: await musterRowsOf(db, 'muster_disputes', id).selectAll().execute(),
    muster_adjustments: await musterRowsOf(db, 'muster_adjustments', id).selectAll().execute(),
    guard_months: await db
      .selectFrom('guard_months')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    musters: await db
      .selectFrom('musters')
      .selectAll()
      .where('post_id', 'in', db.selectFrom('posts').select('id').where('client_id', 'in', clientsOf(db, id)))
      .execute(),
    duties: await db
      .selectFrom('duties')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .orderBy('begins_at')
      .execute(),
    problems: await db
      .selectFrom('problems')
      .selectAll()
      .where('client_id', 'in', clientsOf(db, id))
      .execute(),
    problem_answers: await db
      .selectFrom('problem_answers')
      .select(['problem_id', 'text', 'answered_at'])
      .where('problem_id', 'in', problemsOf(db, id))
      .execute(),
    calendar_feeds: await db
      .selectFrom('calendar_feeds')
      .select(['created_at'])
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    removed_duties: await db
      .selectFrom('removed_duties')
      .selectAll()
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    identity_cards: await db
      .selectFrom('identity_cards')
      .select(['created_at'])
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    photographs: await db
      .selectFrom('photographs')
      .select(['type', 'content', 'created_at'])
      .where('guard_id', 'in', guardsOf(db, id))
      .execute(),
    leaves: await db.selectFrom('leaves').selectAll().where('guard_id', 'in', guardsOf(db, id)).execute(),
    bills: await db.selectFrom('bills').selectAll().where('client_id', 'in', clientsOf(db, id)).execute(),
    ...(await moneyOf(db, clientsOf(db, id))),
    ...(await messagesOf(db, id)),
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
    login_reports: await db
      .selectFrom('login_reports')
      .select(['logged_in_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    invitations: await db
      .selectFrom('invitations')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .execute(),
    second_factors: await db
      .selectFrom('second_factors')
      .select(['created_at', 'enabled_at'])
      .where('user_id', '=', id)
      .execute(),
    ...(await selectByAddress(db, email)),
    rate_limits: await countsAbout(db, { id, email }).select(['key', 'points', 'expires_at']).execute(),
    idempotency_keys: await db
      .selectFrom('idempotency_keys')
      .select(['status', 'reply', 'created_at'])
      .where('user_id', '=', id)
      .execute(),
    sessions: await db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'user_agent', 'network'])
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
      .where((row) => row.or([row('actor_id', '=', id), row('entity_id', 'in', subjectsOf(db, id))]))
      // The entry of a rating would say which client gave it.
      .where((row) => row.or([row('actor_id', '=', id), row('action', '<>', 'rateGuard')]))
      .orderBy('id')
      .execute(),
    audit_texts: await textsAbout(db, id).select(['entry_id', 'texts']).orderBy('entry_id').execute(),
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
  'login_reports',
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
  for (const text of [id, name, ...(email === null ? [] : [email])])
    await tx
      .deleteFrom('idempotency_keys')
      .where(contains(tx, 'reply', text))
      .execute();
  for (const word of keyWords({ id, email }))
    await tx
      .deleteFrom('rate_limits')
      .where(contains(tx, 'key', word))
      .execute();
  const entries = textsAbout(tx, id).select('entry_id');
  await tx.deleteFrom('audit_texts').where('entry_id', 'in', entries).execute();
}

/** Deletes what was written about the duties of a guard or client. */
async function clearMusterTexts(tx: Tx, id: string): Promise<void> {
  const duties = dutiesOf(tx, id);
  await tx
    .updateTable('muster_disputes')
    .set({ reason: '', note: '' })
    .where('duty_id', 'in', duties)
    .execute();
  await tx.updateTable('muster_adjustments').set({ reason: '' }).where('duty_id', 'in', duties).execute();
  const posts = tx.selectFrom('posts').select('id').where('client_id', 'in', clientsOf(tx, id));
  const musters = tx.selectFrom('musters').select('id').where('post_id', 'in', posts);
  await tx.deleteFrom('muster_links').where('muster_id', 'in', musters).execute();
}

async function clearGuard(tx: Tx, id: string): Promise<void> {
  const guards = guardsOf(tx, id);
  await tx.deleteFrom('papers').where('guard_id', 'in', guards).execute();
  await tx.deleteFrom('offers').where('guard_id', 'in', guards).execute();
  await tx.deleteFrom('calendar_feeds').where('guard_id', 'in', guards).execute();
  await tx.deleteFrom('identity_cards').where('guard_id', 'in', guards).execute();
  await tx.deleteFrom('photographs').where('guard_id', 'in', guards).execute();
  await tx.updateTable('watch_steps').set({ note: '' }).where('guard_id', 'in', guards).execute();
  await tx.updateTable('guard_reviews').set({ comment: '' }).where('guard_id', 'in', guards).execute();
  await tx.updateTable('assignments').set({ replace_note: null }).where('guard_id', 'in', guards).execute();
  await tx.deleteFrom('leaves').where('guard_id', 'in', guards).execute();
  await tx
    .updateTable('duties')
    .set({ position: null })
    .where('guard_id', 'in', guards)
    .where('position', 'is not', null)
    .execute();
  await tx
    .updateTable('guards')
    .set({
      city: '',
      date_of_birth: null,
      specialization: '[]',
      experience: 0,
      father_name: '',
      permanent_address: '',
      badge_number: '',
      rank: '',
      uan: '',
      esi_number: '',
    })
    .where('user_id', '=', id)
    .execute();
  await tx.deleteFrom('security_applications').where('user_id', '=', id).execute();
}

async function clearClient(tx: Tx, { id }: Person, now: string): Promise<void> {
  await clearMoney(tx, clientsOf(tx, id));
  await tx.updateTable('posts').set({ note: '' }).where('client_id', 'in', clientsOf(tx, id)).execute();
  // Nobody can be assigned to an erased client, so its posts would stay empty.
  await tx
    .updateTable('posts')
    .set({ end_date: addDays(today(), -1), ended_at: now })
    .where('client_id', 'in', clientsOf(tx, id))
    .where('end_date', '>=', today())
    .execute();
  await tx
    .updateTable('clients')
    .set({ contact_name: '', notes: '', gstin: '', billing_address: '', purchase_order: '' })
    .where('user_id', '=', id)
    .execute();
  await tx
    .updateTable('guard_reviews')
    .set({ client_name: ERASED_NAME, comment: '' })
    .where('client_id', 'in', clientsOf(tx, id))
    .execute();
  await tx.deleteFrom('problems').where('client_id', 'in', clientsOf(tx, id)).execute();
  await tx
    .deleteFrom('client_applications')
    .where('user_id', '=', id)
    .where('status', '<>', 'approved')
    .execute();
  await tx
    .updateTable('client_applications')
    .set({ additional_details: '', decline_reason: null })
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
  await deleteMessages(tx, person.id);
  await deleteTraces(tx, person);
  await clearMusterTexts(tx, person.id);
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
      language: null,
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

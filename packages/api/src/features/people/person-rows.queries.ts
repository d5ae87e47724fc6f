import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isPostgres } from '../../db/open.ts';
import type { Db, Tables } from '../../db/tables.ts';

export interface Person {
  id: string;
  email: string | null;
  name: string;
  role: Tables['users']['role'];
}

export const guardsOf = (db: Db, id: string) =>
  db.selectFrom('guards').select('id').where('user_id', '=', id);
export const clientsOf = (db: Db, id: string) =>
  db.selectFrom('clients').select('id').where('user_id', '=', id);

export const assignmentsOf = (db: Db, id: string) =>
  db
    .selectFrom('assignments')
    .where((row) =>
      row.or([row('guard_id', 'in', guardsOf(db, id)), row('client_id', 'in', clientsOf(db, id))]),
    );

export const offersTo = (db: Db, id: string) =>
  db.selectFrom('offers').where('guard_id', 'in', guardsOf(db, id));
export const dutiesOf = (db: Db, id: string) =>
  db
    .selectFrom('duties')
    .select('id')
    .where((row) =>
      row.or([row('guard_id', 'in', guardsOf(db, id)), row('client_id', 'in', clientsOf(db, id))]),
    );

/** Selects disputes, or adjustments, of duties of a guard or client. */
export const musterRowsOf = <T extends 'muster_disputes' | 'muster_adjustments'>(
  db: Db,
  table: T,
  id: string,
) => db.selectFrom(table as 'muster_disputes').where('duty_id', 'in', dutiesOf(db, id));

export const problemsOf = (db: Db, id: string) =>
  db.selectFrom('problems').select('id').where('client_id', 'in', clientsOf(db, id));

/** The ids of the rows that are about a person: the user, guard, client and what belongs to them. */
export const subjectsOf = (db: Db, id: string) => {
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

/**
 * Typed text of audit entries about a person: the guard or client, a guard’s assignments, and a client’s posts,
 * bills and payments.
 */
export const textsAbout = (db: Db, id: string) => {
  const guards = guardsOf(db, id);
  const clients = clientsOf(db, id);
  const subjects = db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .unionAll(guards)
    .unionAll(clients)
    .unionAll(db.selectFrom('assignments').select('id').where('guard_id', 'in', guards))
    .unionAll(db.selectFrom('posts').select('id').where('client_id', 'in', clients))
    .unionAll(db.selectFrom('problems').select('id').where('client_id', 'in', clients))
    .unionAll(db.selectFrom('rates').select('id').where('client_id', 'in', clients))
    .unionAll(db.selectFrom('bills').select('id').where('client_id', 'in', clients))
    .unionAll(db.selectFrom('payments').select('id').where('client_id', 'in', clients))
    .unionAll(db.selectFrom('debt_calls').select('id').where('client_id', 'in', clients))
    .unionAll(db.selectFrom('tds_certificates').select('id').where('client_id', 'in', clients));
  return db.selectFrom('audit_texts').where('subject_id', 'in', subjects);
};

const digestOf = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Words in the key of a count by which it is about a person. */
export const keyWords = ({ id, email }: Pick<Person, 'id' | 'email'>): string[] => [
  id,
  ...(email === null ? [] : [email, digestOf(email)]),
];

/**
 * Returns the addresses of a person: the email, one that waits for its code, and those of ways back. An
 * address that somebody else has or signs up with by now is theirs.
 */
export async function addressesOf(db: Db, { id, email }: Pick<Person, 'id' | 'email'>): Promise<string[]> {
  const returns = db.selectFrom('email_returns').where('user_id', '=', id);
  const others = await db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', id)
    .unionAll(returns.select('email'))
    .unionAll(returns.select('new_email as email'))
    .execute();
  const emails = others.map((one) => one.email);
  const users = db.selectFrom('users').select('email').where('email', 'in', emails);
  const registrations = db.selectFrom('registrations').select('email').where('email', 'in', emails);
  const taken = emails.length > 0 ? await users.unionAll(registrations).execute() : [];
  const free = emails.filter((one) => !taken.some((other) => other.email === one));
  return [...new Set([...(email === null ? [] : [email]), ...free])];
}

export const contains = (db: Db, column: 'key' | 'reply', word: string) =>
  sql<boolean>`${isPostgres(db) ? sql`strpos` : sql`instr`}(${sql.ref(column)}, ${word}) > 0`;

export const countsAbout = (db: Db, person: Pick<Person, 'id' | 'email'>) =>
  db
    .selectFrom('rate_limits')
    .where((row) => row.or(keyWords(person).map((word) => contains(db, 'key', word))));

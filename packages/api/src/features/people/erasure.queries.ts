import { addDays, today } from '@prahari/domain/days';
import { sql } from 'kysely';
import { isPostgres } from '../../db/open.ts';
import type { Tx } from '../../db/tables.ts';
import {
  addressesOf,
  clientsOf,
  contains,
  dutiesOf,
  guardsOf,
  keyWords,
  type Person,
  textsAbout,
} from './person-rows.queries.ts';
import { deleteMessages } from './personal-messages.queries.ts';
import { clearMoney } from './personal-money.queries.ts';

/** The name of an erased person. */
const ERASED_NAME = 'Erased person';

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

/** Returns the ids by which a stored reply can name a person: their own, and those of rows that are all about them. */
async function idsAbout(tx: Tx, userId: string): Promise<string[]> {
  const [guards, clients] = [guardsOf(tx, userId), clientsOf(tx, userId)];
  const rows = await guards
    .unionAll(clients)
    .unionAll(tx.selectFrom('papers').select('id').where('guard_id', 'in', guards))
    .unionAll(tx.selectFrom('watch_steps').select('id').where('guard_id', 'in', guards))
    .unionAll(tx.selectFrom('watch_steps').select('id').where('client_id', 'in', clients))
    .unionAll(tx.selectFrom('debt_calls').select('id').where('client_id', 'in', clients))
    .execute();
  return [userId, ...rows.map(({ id }) => id)];
}

async function deleteTraces(tx: Tx, { id, email, name }: Person): Promise<void> {
  const addresses = await addressesOf(tx, { id, email });
  for (const table of TABLES_BY_USER) await tx.deleteFrom(table).where('user_id', '=', id).execute();
  for (const address of addresses) {
    for (const table of TABLES_BY_ADDRESS) await tx.deleteFrom(table).where('email', '=', address).execute();
    await tx.deleteFrom('outbox').where('recipient', '=', address).execute();
  }
  // Stored replies to other people may name the person.
  for (const text of [...(await idsAbout(tx, id)), name, ...addresses])
    await tx
      .deleteFrom('idempotency_keys')
      .where(contains(tx, 'reply', text))
      .execute();
  for (const word of new Set([null, ...addresses].flatMap((one) => keyWords({ id, email: one }))))
    await tx
      .deleteFrom('rate_limits')
      .where(contains(tx, 'key', word))
      .execute();
  const entries = textsAbout(tx, id).select('entry_id');
  await tx.deleteFrom('audit_texts').where('entry_id', 'in', entries).execute();
}

/** Replaces a text in the JSON of corrections: the `reason`, or by whom. */
const correctionWith = (tx: Tx, field: 'reason' | 'by', text: string) =>
  isPostgres(tx)
    ? sql<string>`jsonb_set(correction::jsonb, array[${field}], to_jsonb(${text}::text))::text`
    : sql<string>`json_set(correction, ${`$.${field}`}, ${text})`;

/** Deletes an admin’s name from the corrections that the admin wrote. */
async function clearCorrector(tx: Tx, id: string): Promise<void> {
  const byId = isPostgres(tx)
    ? sql<string>`correction::jsonb ->> 'byId'`
    : sql<string>`json_extract(correction, '$.byId')`;
  await tx
    .updateTable('duties')
    .set({ correction: correctionWith(tx, 'by', ERASED_NAME) })
    .where('correction', 'is not', null)
    .where(byId, '=', id)
    .execute();
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
  await tx
    .updateTable('duties')
    .set({ correction: correctionWith(tx, 'reason', '') })
    .where('id', 'in', duties)
    .where('correction', 'is not', null)
    .execute();
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
  await tx.updateTable('watch_steps').set({ note: '' }).where('client_id', 'in', clientsOf(tx, id)).execute();
  await tx
    .updateTable('assignments')
    .set({ replace_note: null })
    .where('client_id', 'in', clientsOf(tx, id))
    .where('replace_note', 'is not', null)
    .execute();
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
 * Erases a person. Bills, assignments, posts and audit entries stay under “Erased person”. Returns the ids of
 * messages to others whose mail named the person, too. @param passwordHash one that no password matches
 */
export async function erasePerson(
  tx: Tx,
  person: Person,
  { passwordHash, now }: { passwordHash: string; now: string },
): Promise<string[]> {
  const withoutMail = await deleteMessages(tx, person.id);
  await deleteTraces(tx, person);
  await clearMusterTexts(tx, person.id);
  if (person.role === 'admin') await clearCorrector(tx, person.id);
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
  return withoutMail;
}

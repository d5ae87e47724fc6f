import type { SignupRole } from '@prahari/contract/roles';
import { sql } from 'kysely';
import { newId, nowText } from '../../../db/ids.ts';
import { isPostgres } from '../../../db/open.ts';
import { lastDigitsOf, lastDigitsOfPhone } from '../../../db/phone.ts';
import type { Db, Tx } from '../../../db/tables.ts';

/** Returns undefined for an unknown user. */
export const selectUser = (db: Db, id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Lets one caller at a time compare people and add some, for the rules over several rows that no
 * constraint keeps. SQLite has one writer anyway.
 */
export async function lockEntering(tx: Tx): Promise<void> {
  if (isPostgres(tx)) await sql`select pg_advisory_xact_lock(hashtext('people'))`.execute(tx);
}

/** Returns users of a role whose phone may be one of these in E.164, the oldest first. */
export const selectByPhones = (db: Db, role: SignupRole, phones: readonly string[]) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'phone'])
    .where('role', '=', role)
    .where(lastDigitsOfPhone(db), 'in', phones.flatMap(lastDigitsOf))
    .orderBy('id')
    .execute();

export interface Contact {
  name: string;
  /** E.164. */
  phone: string;
  /** Null for none. */
  email: string | null;
}

/** Without a phone, the stored one stays. */
export type CorrectedContact = Omit<Contact, 'phone'> & { phone: string | undefined };

/** Inserts a user without a password. Returns undefined when the email is taken. */
export const insertEnteredUser = (
  tx: Tx,
  { name, phone, email, role, passwordHash }: Contact & { role: SignupRole; passwordHash: string },
) =>
  tx
    .insertInto('users')
    .values({
      id: newId(),
      email,
      name,
      phone,
      role,
      password_hash: passwordHash,
      created_at: nowText(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();

/** @throws the database's error when the email is taken */
export async function setContact(tx: Tx, id: string, contact: CorrectedContact): Promise<void> {
  await tx.updateTable('users').set(contact).where('id', '=', id).execute();
}

/** Returns undefined for a user with another password than `before`, or a disabled one. */
export const replacePasswordOf = (tx: Tx, id: string, { before, after }: { before: string; after: string }) =>
  tx
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .where('disabled_at', 'is', null)
    .returning(['name', 'email', 'phone', 'role'])
    .executeTakeFirst();

/** Voids the links that were mailed to an earlier address. */
export async function deleteInvitation(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('invitations').where('user_id', '=', userId).execute();
}

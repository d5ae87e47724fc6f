import type { LanguageCode } from '@prahari/contract/languages';
import type { Role } from '@prahari/contract/roles';
import type { Insertable } from 'kysely';
import { compiled, compiledRead } from '../../../db/compiled.ts';
import { emailOf } from '../../../db/email.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tables, Tx } from '../../../db/tables.ts';

export interface UserWithPassword {
  id: string;
  name: string;
  email: string;
  role: Role;
  password_hash: string;
  disabled_at: string | null;
  /** The time when a second factor was enabled; null without one. */
  second_factor_at: string | null;
}

const usersByEmail = compiledRead<{ email: string }, UserWithPassword>('users-by-email', (db, value) =>
  db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'users.name',
      emailOf('users.email').as('email'),
      'users.role',
      'users.password_hash',
      'users.disabled_at',
      'second_factors.enabled_at as second_factor_at',
    ])
    .where('users.email', '=', value('email')),
);

/** Returns undefined for an unknown address. */
export const userByEmail = async (db: Db, email: string): Promise<UserWithPassword | undefined> =>
  (await usersByEmail(db, { email }))[0];

/** Returns undefined for an unknown address. */
export const nameAndPhoneOf = (db: Db, email: string) =>
  db.selectFrom('users').select(['name', 'phone']).where('email', '=', email).executeTakeFirst();

/** Returns the phone as typed at signup. */
export const phoneOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst())?.phone;

/** Returns the phone as typed at signup, and the language once one is chosen. */
export const phoneAndLanguageOf = (db: Db, id: string) =>
  db.selectFrom('users').select(['phone', 'language']).where('id', '=', id).executeTakeFirst();

/** Returns the language that the person chose. */
export const languageOf = async (db: Db, id: string): Promise<LanguageCode | undefined> =>
  (await db.selectFrom('users').select('language').where('id', '=', id).executeTakeFirst())?.language ??
  undefined;

export async function updateLanguage(tx: Tx, id: string, language: LanguageCode): Promise<void> {
  await tx.updateTable('users').set({ language }).where('id', '=', id).execute();
}

export const passwordHashOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())
    ?.password_hash;

/** Returns the hash of a generated password that was not replaced yet, or undefined. */
export const generatedHashOf = async (db: Db, email: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .where('password_generated_at', 'is not', null)
      .executeTakeFirst()
  )?.password_hash;

/** Returns true if the address was free. Only one of two concurrent calls succeeds. */
export async function insertUser(db: Db, user: Insertable<Tables['users']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns the user, or undefined for an unknown address or a disabled account. */
export const setPasswordByEmail = (db: Db, email: string, passwordHash: string) =>
  db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .returning(['id', 'role'])
    .executeTakeFirst();

interface LockedUser {
  disabled_at: string | null;
  second_factor_at: string | null;
}

type UserAndHash = { id: string; passwordHash: string };

const lockIfPassword = compiled<UserAndHash, object>('lock-user-with-password', (db, value) =>
  db
    .updateTable('users')
    .set({ password_hash: value('passwordHash') })
    .where('id', '=', value('id'))
    .where('password_hash', '=', value('passwordHash')),
);

// A separate statement sees commits from the wait for the lock.
const usersWithPassword = compiled<UserAndHash, LockedUser>('users-with-password', (db, value) =>
  db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.disabled_at', 'second_factors.enabled_at as second_factor_at'])
    .where('users.id', '=', value('id'))
    .where('users.password_hash', '=', value('passwordHash')),
);

/**
 * Locks a user whose password is still the verified one, or returns undefined. This keeps a login
 * with the old password from starting a session beside a change that ends all sessions.
 */
export async function lockUserWithPassword(
  tx: Tx,
  id: string,
  passwordHash: string,
): Promise<LockedUser | undefined> {
  await lockIfPassword(tx, { id, passwordHash });
  return (await usersWithPassword(tx, { id, passwordHash }))[0];
}

/** Locks a user until the transaction ends, by writing the row. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', id)
    .execute();
}

/** Adds a link that brings a former email back. */
export const insertEmailReturn = (tx: Tx, row: Insertable<Tables['email_returns']>) =>
  tx.insertInto('email_returns').values(row).execute();

/** True if the person's data was erased. */
export const isErased = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

/** Returns false when the password has changed since it was verified. */
export async function replacePassword(
  db: Db,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the server made the password, which has to be replaced. */
export async function markPasswordGenerated(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ password_generated_at: nowText() }).where('id', '=', id).execute();
}

/** Notes that the person has chosen a password. */
export async function clearPasswordGenerated(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ password_generated_at: null }).where('id', '=', id).execute();
}

/** True if any user has this role, including disabled ones. */
export const hasUserWithRole = async (db: Db, role: Role): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('role', '=', role).limit(1).executeTakeFirst()) !==
  undefined;

export const isDisabled = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

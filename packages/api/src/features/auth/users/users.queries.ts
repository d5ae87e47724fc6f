import type { Role } from '@prahari/contract/roles';
import type { Insertable } from 'kysely';
import { compiled, compiledRead } from '../../../db/compiled.ts';
import { emailOf } from '../../../db/email.ts';
import type { Db, Tables, Tx } from '../../../db/tables.ts';

export interface UserWithPassword {
  id: string;
  name: string;
  email: string;
  role: Role;
  password_hash: string;
  disabled_at: string | null;
  /** When a second factor was enabled; null without one. */
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

/** Undefined when nobody has the address. */
export const userByEmail = async (db: Db, email: string): Promise<UserWithPassword | undefined> =>
  (await usersByEmail(db, { email }))[0];

/** Undefined when nobody has the address. */
export const nameAndPhoneOf = (db: Db, email: string) =>
  db.selectFrom('users').select(['name', 'phone']).where('email', '=', email).executeTakeFirst();

/** As it was typed at signup; undefined when there is no such user. */
export const phoneOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('phone').where('id', '=', id).executeTakeFirst())?.phone;

/** Undefined when there is no such user. */
export const passwordHashOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())
    ?.password_hash;

/** The hash of a password that was generated and not replaced yet; undefined for any other. */
export const generatedHashOf = async (db: Db, email: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .where('password_generated_at', 'is not', null)
      .executeTakeFirst()
  )?.password_hash;

/** Returns whether the address was free. Of concurrent calls one succeeds. */
export async function insertUser(db: Db, user: Insertable<Tables['users']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns the user; undefined when the address is unknown or the account disabled. */
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

// A statement of its own, which sees what was committed while the lock was waited for.
const usersWithPassword = compiled<UserAndHash, LockedUser>('users-with-password', (db, value) =>
  db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.disabled_at', 'second_factors.enabled_at as second_factor_at'])
    .where('users.id', '=', value('id'))
    .where('users.password_hash', '=', value('passwordHash')),
);

/**
 * Locks a user until the transaction ends, if the password is still the one that was verified, so that no session starts with
 * the old password concurrently with a change that ends all sessions. Undefined when it is another one by now.
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

/** The person has chosen a password of their own. */
export async function clearPasswordGenerated(db: Db, id: string): Promise<void> {
  await db.updateTable('users').set({ password_generated_at: null }).where('id', '=', id).execute();
}

/** Whether any user has this role, including disabled ones. */
export const hasUserWithRole = async (db: Db, role: Role): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('role', '=', role).limit(1).executeTakeFirst()) !==
  undefined;

/** Whether an account is disabled. */
export const isDisabled = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

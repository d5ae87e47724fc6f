import type { Role } from '@prahari/contract';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../db/tables.ts';

/** Undefined when nobody has the address. */
export const userByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();

/** Undefined when there is no such user. */
export const passwordHashOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst())
    ?.password_hash;

/** Says whether the address was free. Of several at the same time one gets it. */
export async function insertUser(db: Db, user: Insertable<Tables['users']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Gives the person's id, or nothing when nobody has the address or the account is off. */
export const setPasswordByEmail = async (
  db: Db,
  email: string,
  passwordHash: string,
): Promise<string | undefined> =>
  (
    await db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('email', '=', email)
      .where('disabled_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
  )?.id;

/**
 * Holds a person's row until the transaction ends, if the password is still the one that was checked. So a session cannot start
 * with the old password beside a change that ends all sessions.
 */
export async function lockUserWithPassword(db: Db, id: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says whether the old password was still the one that was checked. */
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

/** Whether anybody has this role, switched off or not. */
export const hasUserWithRole = async (db: Db, role: Role): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('role', '=', role).limit(1).executeTakeFirst()) !==
  undefined;

/** Whether the office has switched a person's account off. */
export const isDisabled = async (db: Db, id: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

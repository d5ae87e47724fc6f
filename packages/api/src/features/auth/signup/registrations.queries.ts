import { OTP_TRIES } from '@prahari/contract/constants';
import { type Insertable, sql } from 'kysely';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tables } from '../../../db/tables.ts';

type Registration = Tables['registrations'];

/** The signup of an address with the token or, without one, the newest. */
export interface SignupOf {
  email: string;
  tokenHash: string | undefined;
}

const registrationOf = (db: Db, { email, tokenHash }: SignupOf) => {
  const ofAddress = db.selectFrom('registrations').where('email', '=', email);
  return tokenHash === undefined
    ? ofAddress.orderBy('id', 'desc').limit(1)
    : ofAddress.where('token_hash', '=', tokenHash);
};

/** Returns the data that a login is compared with. */
export const signupCredentials = (db: Db, signup: SignupOf) =>
  registrationOf(db, signup).select(['role', 'password_hash']).executeTakeFirst();

/** Returns the code of a signup and its older one, or undefined. */
export const selectSignupCodes = (db: Db, signup: SignupOf) =>
  registrationOf(db, signup)
    .select(['id', 'source', 'code_hash', 'code_expires_at', 'older_code_hash', 'older_code_expires_at'])
    .executeTakeFirst();

export async function insertRegistration(db: Db, registration: Insertable<Registration>): Promise<void> {
  await db.insertInto('registrations').values(registration).execute();
}

export interface NewCode {
  codeHash: string;
  expiresAt: string;
  /** Keeps the previous code until it expires. */
  keepOlder: boolean;
}

export async function replaceSignupCode(
  db: Db,
  id: string,
  { codeHash, expiresAt, keepOlder }: NewCode,
): Promise<void> {
  const hasOlder = sql<boolean>`older_code_expires_at > ${nowText()}`;
  await db
    .updateTable('registrations')
    .set({
      older_code_hash: keepOlder
        ? sql<string>`case when ${hasOlder} then older_code_hash else code_hash end`
        : null,
      older_code_expires_at: keepOlder
        ? sql<string>`case when ${hasOlder} then older_code_expires_at else code_expires_at end`
        : null,
      code_hash: codeHash,
      code_expires_at: expiresAt,
      tries: 0,
    })
    .where('id', '=', id)
    .execute();
}

/** Returns the recipient of a signup's new code, or undefined. */
export const selectSignup = (db: Db, signup: SignupOf) =>
  registrationOf(db, signup).select(['id', 'name', 'role', 'source']).executeTakeFirst();

/** Counts a try of the person who registered. Returns false when all are used up. */
export async function consumeSignupTry(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registrations')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', OTP_TRIES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes and returns a registration if it still has the verified code. */
export const deleteRegistration = (db: Db, { id, code_hash }: Pick<Registration, 'id' | 'code_hash'>) =>
  db
    .deleteFrom('registrations')
    .where('id', '=', id)
    .where((row) => row.or([row('code_hash', '=', code_hash), row('older_code_hash', '=', code_hash)]))
    .returningAll()
    .executeTakeFirst();

/** Replaces the codes and passwords of all signups of an address by ones that nothing matches. */
export async function endSignups(
  db: Db,
  email: string,
  { codeHash, passwordHash }: { codeHash: string; passwordHash: string },
): Promise<void> {
  await db
    .updateTable('registrations')
    .set({
      password_hash: passwordHash,
      code_hash: codeHash,
      older_code_hash: null,
      older_code_expires_at: null,
    })
    .where('email', '=', email)
    .execute();
}

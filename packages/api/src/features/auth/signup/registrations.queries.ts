import { OTP_TRIES } from '@prahari/contract/constants';
import { type Insertable, sql } from 'kysely';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tables } from '../../../db/tables.ts';

type Registration = Tables['registrations'];

/** A signup of an address: the one with the token or, without a token, the newest. */
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

/** What a login is compared with; undefined when there is no such signup. */
export const signupCredentials = (db: Db, signup: SignupOf) =>
  registrationOf(db, signup).select(['role', 'password_hash']).executeTakeFirst();

/** The code of a signup, and the one before that somebody else has not ended; undefined when there is no such signup. */
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
  /** Keeps the code before until it expires. */
  keepOlder: boolean;
}

/** Gives a signup a new code. */
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

/** Who a new code of a signup is for; undefined when there is no such signup. */
export const selectSignup = (db: Db, signup: SignupOf) =>
  registrationOf(db, signup).select(['id', 'name', 'role', 'source']).executeTakeFirst();

/** Counts a try of the one who registered. False when all are used up. */
export async function consumeSignupTry(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registrations')
    .set({ tries: sql<number>`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', OTP_TRIES)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes and returns a registration, only while it still has the code that was verified. */
export const deleteRegistration = (db: Db, { id, code_hash }: Pick<Registration, 'id' | 'code_hash'>) =>
  db
    .deleteFrom('registrations')
    .where('id', '=', id)
    .where((row) => row.or([row('code_hash', '=', code_hash), row('older_code_hash', '=', code_hash)]))
    .returningAll()
    .executeTakeFirst();

/** Replaces the codes of all signups of an address. */
export async function endSignupCodes(db: Db, email: string, codeHash: string): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ code_hash: codeHash, older_code_hash: null, older_code_expires_at: null })
    .where('email', '=', email)
    .execute();
}

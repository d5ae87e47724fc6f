import type { Insertable } from 'kysely';
import { emailOf } from '../../../db/email.ts';
import type { PasskeyPurpose } from '../../../db/tables/account-tables.ts';
import type { Db, Tables } from '../../../db/tables.ts';

/** Returns the passkeys, oldest first. */
export const passkeysOf = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const hasPasskey = async (db: Db, userId: string): Promise<boolean> =>
  (await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !==
  undefined;

/** Returns a passkey with its owner, or undefined. */
export const passkeyByCredential = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([
      'passkeys.id as passkeyId',
      'passkeys.credential_id as credentialId',
      'passkeys.public_key as publicKey',
      'users.id',
      'users.name',
      emailOf('users.email').as('email'),
      'users.role',
      'users.password_hash',
      'users.disabled_at',
    ])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();

/** Returns false for a credential that somebody has already added. */
export async function insertPasskey(db: Db, passkey: Insertable<Tables['passkeys']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns undefined for another person's passkey. */
export const setPasskeyName = (db: Db, { userId, id, name }: { userId: string; id: string; name: string }) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();

/** Stores an authenticator's count. Returns false unless it rises or is 0: a copied key. */
export async function advanceCounter(db: Db, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter })
    .where('id', '=', id)
    .where((row) => (counter === 0 ? row('counter', '=', 0) : row('counter', '<', counter)))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False for a removed passkey. */
export const isStored = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Returns false for a removed passkey. */
export async function setLastUsed(db: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns true if this person had the passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all passkeys of a person and returns their number. */
export async function deletePasskeysOf(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

export async function insertChallenge(db: Db, challenge: Tables['passkey_challenges']): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute();
}

/** Deletes a challenge and returns it. Only one of two concurrent calls gets it. */
export const takeChallengeRow = (db: Db, challengeHash: string, purpose: PasskeyPurpose) =>
  db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst();

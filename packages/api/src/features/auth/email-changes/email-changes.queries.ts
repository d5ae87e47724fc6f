import { OTP_TRIES } from '@prahari/contract/constants';
import { type Insertable, sql } from 'kysely';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tables, Tx } from '../../../db/tables.ts';

/** Replaces an earlier new email of the same person. */
export async function upsertChange(tx: Tx, change: Insertable<Tables['email_changes']>): Promise<void> {
  const { user_id: _, ...values } = change;
  await tx
    .insertInto('email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Returns a person's new email that still waits for its code, or undefined. */
export const selectChange = (db: Db, userId: string) =>
  db
    .selectFrom('email_changes')
    .select(['email', 'code_hash', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowText())
    .where('tries', '<', OTP_TRIES)
    .executeTakeFirst();

/** Counts a try before the code is compared. Returns undefined when no try is left. */
export const countTry = (db: Db, userId: string, codeHash: string) =>
  db
    .updateTable('email_changes')
    .set({ tries: sql<number>`tries + 1` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('tries', '<', OTP_TRIES)
    .returning('user_id')
    .executeTakeFirst();

/** Uses up the code of a new email, once. Returns the email, or undefined. */
export const consumeChange = async (tx: Tx, userId: string, codeHash: string): Promise<string | undefined> =>
  (
    await tx
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .returning('email')
      .executeTakeFirst()
  )?.email;

/** Deletes a person's new email and every link back to a former one. */
export async function deleteChanges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('email_returns').where('user_id', '=', userId).execute();
}

/** Returns a user, or undefined. */
export const selectUser = (tx: Tx, id: string) =>
  tx.selectFrom('users').select(['email', 'role', 'password_hash']).where('id', '=', id).executeTakeFirst();

/** @throws the database's error when the email is taken */
export const setEmail = (tx: Tx, id: string, email: string) =>
  tx.updateTable('users').set({ email }).where('id', '=', id).execute();

/** Ends a password, so that only a reset by mail gives another. */
export const replaceHash = (tx: Tx, id: string, passwordHash: string) =>
  tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();

/** True if a link back to a former email is live. */
export const isWayBack = async (db: Db, tokenHash: string): Promise<boolean> =>
  (await db
    .selectFrom('email_returns')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowText())
    .executeTakeFirst()) !== undefined;

/** Uses up a link back to a former email, once. Returns undefined for a used or old one. */
export const consumeReturn = (tx: Tx, tokenHash: string) =>
  tx
    .deleteFrom('email_returns')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowText())
    .returning(['user_id', 'email'])
    .executeTakeFirst();

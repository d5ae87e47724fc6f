import type { Insertable } from 'kysely';
import { nowText } from '../../db/ids.ts';
import type { Db, Tables, Tx } from '../../db/tables.ts';

/** Replaces an earlier invitation of the same person. */
export async function upsertInvitation(tx: Tx, invitation: Insertable<Tables['invitations']>): Promise<void> {
  const { user_id: _, ...values } = invitation;
  await tx
    .insertInto('invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Returns the expiry of a person's live invitation, or undefined. */
export const invitedUntil = async (db: Db, userId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('invitations')
      .select('expires_at')
      .where('user_id', '=', userId)
      .where('expires_at', '>', nowText())
      .executeTakeFirst()
  )?.expires_at;

/** Returns the person of a live invitation, or undefined, also for a disabled one. */
export const selectInvited = (db: Db, tokenHash: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .select(['users.id as userId', 'users.email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowText())
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();

/** Returns those of these token hashes that have a live invitation. */
export const selectLive = async (db: Db, tokenHashes: string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('invitations')
      .innerJoin('users', 'users.id', 'invitations.user_id')
      .select('token_hash')
      .where('token_hash', 'in', tokenHashes)
      .where('expires_at', '>', nowText())
      .where('users.disabled_at', 'is', null)
      .execute()
  ).map(({ token_hash }) => token_hash);

/** Uses up a live invitation, once, and returns the person's id, or undefined. */
export const consumeInvitation = async (tx: Tx, tokenHash: string): Promise<string | undefined> =>
  (
    await tx
      .deleteFrom('invitations')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', nowText())
      .returning('user_id')
      .executeTakeFirst()
  )?.user_id;

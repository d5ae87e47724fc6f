import { compiledRead } from '../../../db/compiled.ts';
import { emailOf } from '../../../db/email.ts';
import type { Db, Tables, Tx } from '../../../db/tables.ts';
import { withoutSync } from '../../../db/without-sync.ts';

export interface TokenWithUser {
  id: string;
  user_id: string;
  scopes: string;
  valid_until: string;
  last_used_at: string | null;
  name: string;
  email: string;
}

const liveToken = compiledRead<{ tokenHash: string }, TokenWithUser>('live-api-token', (db, value) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select([
      'api_tokens.id',
      'api_tokens.user_id',
      'api_tokens.scopes',
      'api_tokens.valid_until',
      'api_tokens.last_used_at',
      'users.name',
      emailOf('users.email').as('email'),
    ])
    .where('api_tokens.token_hash', '=', value('tokenHash'))
    .where('users.role', '=', 'admin')
    .where('users.disabled_at', 'is', null),
);

/** Returns a token with its admin, or undefined for a disabled one. Does not check its expiry. */
export const tokenByHash = async (db: Db, tokenHash: string): Promise<TokenWithUser | undefined> =>
  (await liveToken(db, { tokenHash }))[0];

/** Moves the time forward only, so the later of two concurrent calls counts. */
export async function setLastUsed(
  db: Db,
  id: string,
  { at, from }: { at: string; from: string },
): Promise<void> {
  await withoutSync(db, (unsynced) =>
    unsynced
      .updateTable('api_tokens')
      .set({ last_used_at: at, last_used_from: from })
      .where('id', '=', id)
      .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', at)]))
      .execute(),
  );
}

/** Returns an admin's tokens, newest first. */
export const tokensOf = (db: Db, userId: string) =>
  db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'scopes', 'created_at', 'valid_until', 'last_used_at', 'last_used_from'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();

export async function insertToken(
  tx: Tx,
  row: Omit<Tables['api_tokens'], 'last_used_at' | 'last_used_from'>,
): Promise<void> {
  await tx.insertInto('api_tokens').values(row).execute();
}

/** Returns true if this admin had the token. */
export async function deleteToken(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('api_tokens')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all that reads for a person without a session: API tokens, and the address of a guard's calendar. */
export async function deleteTokensOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('calendar_feeds')
    .where('guard_id', 'in', (guards) =>
      guards.selectFrom('guards').select('id').where('user_id', '=', userId),
    )
    .execute();
}

import type { Role } from '@prahari/contract/roles';
import { compiled, compiledRead } from '../../../db/compiled.ts';
import { emailOf } from '../../../db/email.ts';
import type { Db, Tables, Tx } from '../../../db/tables.ts';
import { withoutSync } from '../../../db/without-sync.ts';

/** Sessions of one person that are shown. All of them end together. */
const LISTED = 200;

type NewSession = Omit<Tables['sessions'], 'proven_at'>;

/** Inserts the session of a login. */
export const insertSession = compiled<NewSession, object>('insert-session', (db, value) =>
  db.insertInto('sessions').values({
    id: value('id'),
    user_id: value('user_id'),
    token_hash: value('token_hash'),
    created_at: value('created_at'),
    last_seen_at: value('last_seen_at'),
    expires_at: value('expires_at'),
    user_agent: value('user_agent'),
    network: value('network'),
    passkey_at: value('passkey_at'),
  }),
);

interface SessionWithUser {
  id: string;
  user_id: string;
  last_seen_at: string;
  expires_at: string;
  name: string;
  email: string;
  role: Role;
  created_at: string;
  proven_at: string | null;
  password_generated_at: string | null;
  second_factor_at: string | null;
  passkey_at: string | null;
}

/** Reads a session with its user; no row for a disabled account. Does not check its age. */
export const selectSession = compiledRead<{ tokenHash: string }, SessionWithUser>('session', (db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'users.name',
      emailOf('users.email').as('email'),
      'users.role',
      'sessions.created_at',
      'sessions.proven_at',
      'sessions.passkey_at',
      'users.password_generated_at',
      'second_factors.enabled_at as second_factor_at',
    ])
    .where('sessions.token_hash', '=', value('tokenHash'))
    .where('users.disabled_at', 'is', null),
);

/** Moves the time forward only, so the later of two concurrent calls counts. */
export async function setLastSeen(
  db: Db,
  id: string,
  { at, network }: { at: string; network: string | null },
): Promise<void> {
  await withoutSync(db, (unsynced) =>
    unsynced
      .updateTable('sessions')
      .set({ last_seen_at: at, network })
      .where('id', '=', id)
      .where('last_seen_at', '<', at)
      .execute(),
  );
}

/** Replaces the token of a session. Returns false if another call has, or the session has ended. */
export async function replaceTokenHash(
  tx: Tx,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ token_hash: after })
    .where('id', '=', id)
    .where('token_hash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes a proof of the session's password. */
export async function setProvenAt(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: at }).where('id', '=', id).execute();
}

/** Notes the use of a passkey. Returns false when the session has ended. */
export async function setPasskeyAt(db: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ passkey_at: at })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the session's passkey. */
export async function clearPasskeyAt(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ passkey_at: null }).where('id', '=', id).execute();
}

export interface SessionOf {
  userId: string;
  /** Sessions that were last used before this time have expired. */
  idleSince: string;
  now: string;
}

/** Returns a person's live sessions, the most recently used first. */
export const liveSessionsOf = (db: Db, { userId, idleSince, now }: SessionOf) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent', 'network'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute();

/** Returns true if this person had the session. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all sessions of a person except `keep` and returns their number. */
export async function deleteSessionsOf(db: Db, userId: string, keep?: string): Promise<number> {
  let ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (keep !== undefined) ended = ended.where('id', '<>', keep);
  return Number((await ended.executeTakeFirst()).numDeletedRows);
}

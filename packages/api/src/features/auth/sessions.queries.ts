import type { Role } from '@prahari/contract';
import type { Insertable } from 'kysely';
import type { Db, Tables } from '../../db/tables.ts';

export async function insertSession(db: Db, session: Insertable<Tables['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

export interface SessionWithUser {
  id: string;
  user_id: string;
  last_seen_at: string;
  expires_at: string;
  name: string;
  email: string;
  role: Role;
}

/** Undefined where no session has it, or its person’s account is off. Whether it is too old is not looked at. */
export const sessionByTokenHash = (db: Db, tokenHash: string): Promise<SessionWithUser | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.last_seen_at',
      'sessions.expires_at',
      'users.name',
      'users.email',
      'users.role',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();

/** Only forward: of two calls at the same time the later one stays. */
export async function setLastSeen(db: Db, id: string, at: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: at })
    .where('id', '=', id)
    .where('last_seen_at', '<', at)
    .execute();
}

export interface SessionOf {
  userId: string;
  /** Sessions seen before this instant have ended. */
  idleSince: string;
  now: string;
}

/** The one last used first. */
export const liveSessionsOf = (db: Db, { userId, idleSince, now }: SessionOf) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Says whether there was such a session of this person. */
export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a person, but the one to keep. Says how many there were. */
export async function deleteSessionsOf(db: Db, userId: string, keep?: string): Promise<number> {
  let ended = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (keep !== undefined) ended = ended.where('id', '<>', keep);
  return Number((await ended.executeTakeFirst()).numDeletedRows);
}

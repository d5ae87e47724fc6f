import { hash } from 'node:crypto';
import type { PeerDatabase } from '../../../packages/api/testing/peer-database.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

export interface Caller {
  userId: string;
  role: string;
}

interface SessionRow extends Caller {
  id: string;
  expiresAt: string;
  lastSeenAt: string;
}

/** Returns the owner of a live session; undefined if it is over or the account disabled. */
export async function findCaller(db: PeerDatabase, authorization = ''): Promise<Caller | undefined> {
  const [session] = await db.all<SessionRow>(
    `select sessions.id, sessions.user_id as "userId", sessions.expires_at as "expiresAt",
       sessions.last_seen_at as "lastSeenAt", users.role
     from sessions join users on users.id = sessions.user_id
     where sessions.token_hash = $1 and users.disabled_at is null`,
    [hash('sha256', authorization.slice('Bearer '.length))],
  );
  if (!session) return undefined;
  const now = Date.now();
  const unusedMs = now - Date.parse(session.lastSeenAt);
  const idleMs = (session.role === 'admin' ? 2 : 24) * HOUR_MS;
  if (now >= Date.parse(session.expiresAt) || unusedMs >= idleMs) return undefined;
  if (unusedMs >= MINUTE_MS)
    await db.all('update sessions set last_seen_at = $1 where id = $2', [
      new Date(now).toISOString(),
      session.id,
    ]);
  return session;
}

import { hash, randomBytes } from 'node:crypto';
import type { Role } from '@prahari/contract/roles';
import { sessionNotFound } from '@prahari/contract/sessions';
import type { SessionRow } from '@prahari/contract/sessions.schemas';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { isId, newId, nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { roughNetwork } from '../../../limits/source-network.ts';
import * as queries from './sessions.queries.ts';

/** A person and the session of the request. */
export interface SessionHolder {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** The hash of the session's token. */
  tokenHash: string;
  /** True for a browser, which takes a new token from the cookie. A program would lose its session. */
  isInCookie: boolean;
}

/** A session with its person's proofs. */
interface LiveSession extends SessionHolder {
  /** The time of the last proof of the password, at login or by a reauthentication (ISO, UTC). */
  provenAt: string;
  isPasswordGenerated: boolean;
  hasSecondFactor: boolean;
}

/** Both in ms. */
const HOUR = 3_600_000;
const MINUTE = 60_000;

const OF_CLIENTS_AND_GUARDS = { absolute: 7 * 24 * HOUR, idle: 24 * HOUR };
/** A session ends `absolute` ms after its login, or `idle` ms after its last call (docs/rules.md). */
const LIFETIMES = {
  admin: { absolute: 12 * HOUR, idle: 2 * HOUR },
  client: OF_CLIENTS_AND_GUARDS,
  security: OF_CLIENTS_AND_GUARDS,
} satisfies Record<Role, unknown>;

/** Returns the absolute lifetime of a session, in seconds. */
export const sessionSeconds = (role: Role): number => LIFETIMES[role].absolute / 1000;

/** Returns the time before which an idle session was last used; a live one was used later (ISO, UTC). */
export const idleSince = (role: Role): string => nowText(-LIFETIMES[role].idle);

const hashToken = (token: string): string => hash('sha256', token);
const newToken = (): string => randomBytes(32).toString('base64url');

/** A token as `newToken` makes it. We look up no other text. */
const TOKEN = /^[\w-]{43}$/;

interface NewSession {
  /** The client IP, of which only the network is stored. */
  source: string;
  userAgent: string | null;
  /** True if a passkey proved the login, which counts as a second factor. */
  byPasskey?: boolean;
}

interface StartedSession {
  token: string;
  sessionId: string;
  startedAt: string;
}

/**
 * Starts a session and notes the login in the audit log. The token has 256 random bits; we store only its
 * hash, so the reply is the one place where it can be read.
 */
export async function createSession(
  db: Db,
  { id, role }: { id: string; role: Role },
  { source, userAgent, byPasskey = false }: NewSession,
): Promise<StartedSession> {
  const token = newToken();
  const now = nowText();
  const sessionId = newId();
  await inTransaction(db, async (tx) => {
    await Promise.all([
      queries.insertSession(tx, {
        id: sessionId,
        user_id: id,
        token_hash: hashToken(token),
        created_at: now,
        last_seen_at: now,
        expires_at: nowText(LIFETIMES[role].absolute),
        user_agent: userAgent,
        network: roughNetwork(source),
        passkey_at: byPasskey ? now : null,
      }),
      audit(tx, { actorId: id, action: 'login', entity: 'sessions', entityId: sessionId }),
    ]);
  });
  return { token, sessionId, startedAt: now };
}

/**
 * Gives a session in a cookie a new token and ends the former one, so that a stolen token gains nothing from what
 * its owner proves or changes (ASVS 7.2.4). Of concurrent calls one gets the new token, so that the
 * browser can't keep a replaced one; the others get undefined.
 */
export async function renewToken(
  tx: Tx,
  { sessionId, tokenHash: before, isInCookie }: SessionHolder,
): Promise<string | undefined> {
  if (!isInCookie) return undefined;
  const token = newToken();
  const isRenewed = await queries.replaceTokenHash(tx, sessionId, { before, after: hashToken(token) });
  return isRenewed ? token : undefined;
}

/**
 * Returns the owner of a live token, or undefined, also for a disabled account. Once a minute it notes
 * that the session was used, and from where. @param source the client IP
 */
export async function findCaller(
  db: Db,
  token: string,
  source: string,
): Promise<Omit<LiveSession, 'isInCookie'> | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const tokenHash = hashToken(token);
  const [session] = await queries.selectSession(db, { tokenHash });
  if (!session) return undefined;
  const now = Date.now();
  const unusedFor = now - Date.parse(session.last_seen_at);
  if (now >= Date.parse(session.expires_at) || unusedFor >= LIFETIMES[session.role].idle) return undefined;
  if (unusedFor >= MINUTE)
    await queries.setLastSeen(db, session.id, { at: nowText(), network: roughNetwork(source) });
  const { user_id: id, name, email, role } = session;
  return {
    id,
    name,
    email,
    role,
    sessionId: session.id,
    tokenHash,
    provenAt: session.proven_at ?? session.created_at,
    isPasswordGenerated: session.password_generated_at !== null,
    hasSecondFactor: session.second_factor_at !== null || session.passkey_at !== null,
  };
}

/** Returns a person's live sessions, the most recently used first. */
export async function listSessions(db: Db, caller: SessionHolder): Promise<SessionRow[]> {
  const rows = await queries.liveSessionsOf(db, {
    userId: caller.id,
    idleSince: idleSince(caller.role),
    now: nowText(),
  });
  return rows.map((row) => ({
    _id: row.id,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    userAgent: row.user_agent,
    network: row.network,
    current: row.id === caller.sessionId,
  }));
}

/** Ends a session of this person. Returns false if there is none, also if it is another person's. */
const endOwnSession = (db: Db, caller: Pick<SessionHolder, 'id'>, sessionId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if (!(await queries.deleteSession(tx, caller.id, sessionId))) return false;
    await audit(tx, {
      actorId: caller.id,
      action: 'endSession',
      entity: 'sessions',
      entityId: sessionId,
    });
    return true;
  });

/** Ends one of the person's sessions. @throws sessionNotFound, also for a malformed id */
export async function endSession(db: Db, caller: SessionHolder, sessionId: string): Promise<void> {
  if (!isId(sessionId) || !(await endOwnSession(db, caller, sessionId))) throw new AppError(sessionNotFound);
}

/** Ends the session of the request. Succeeds when a concurrent call has ended it. */
export async function logOut(db: Db, caller: Pick<SessionHolder, 'id' | 'sessionId'>): Promise<void> {
  await endOwnSession(db, caller, caller.sessionId);
}

/** Ends the session whose cookie a login replaces: nobody has its token afterwards, but it would stay live. */
export async function endReplacedSession(db: Db, token: string | undefined, source: string): Promise<void> {
  const replaced = token === undefined ? undefined : await findCaller(db, token, source);
  if (replaced) await logOut(db, replaced);
}

/** Ends all sessions of the person but the one of the request. */
export async function endOtherSessions(db: Db, { id, sessionId }: SessionHolder): Promise<void> {
  await inTransaction(db, async (tx) => {
    // The call has no limit, so one that ends nothing must not fill the audit log.
    if ((await queries.deleteSessionsOf(tx, id, sessionId)) === 0) return;
    await audit(tx, { actorId: id, action: 'endOtherSessions', entity: 'sessions', entityId: sessionId });
  });
}

/** Ends all sessions of a person and returns their number. The caller writes the audit entry. */
export const endSessionsOf = (tx: Tx, userId: string): Promise<number> =>
  queries.deleteSessionsOf(tx, userId);

import { hash } from 'node:crypto';
import { tooManyTries } from '@prahari/contract/auth';
import { passkeyNotAccepted } from '@prahari/contract/factors';
import type { RequestOptions } from '@prahari/contract/factors.schemas';
import type { Role } from '@prahari/contract/roles';
import { accountDisabled, invalidCredentials } from '@prahari/contract/sessions';
import { AppError } from '../../../AppError.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { countUpTo, decrement } from '../../../limits/rate-limits.ts';
import { sourceKey, sourceNetwork } from '../../../limits/source-network.ts';
import { auditFailedLogin } from '../limits/failed-logins.service.ts';
import { withProofThrottle } from '../limits/login-throttle.ts';
import { knownBrowser, newMarker } from '../sessions/known-browsers.ts';
import type { LoggedIn, LoginFrom } from '../sessions/logged-in.ts';
import { tellOfNewBrowser } from '../sessions/login-notices.service.ts';
import { setPasskeyAt, setProvenAt } from '../sessions/sessions.queries.ts';
import { createSession, renewToken, type SessionHolder } from '../sessions/sessions.service.ts';
import { isDisabled, lockUser } from '../users/users.queries.ts';
import { setLastUsed } from './passkeys.queries.ts';
import { auditPasskey } from './passkeys.service.ts';
import {
  descriptorsOf,
  type OwnedPasskey,
  type RelyingParty,
  requestOptionsOf,
  type UsedCredential,
  verifyUsed,
} from './verify-passkey.service.ts';

/** Refused uses of a passkey from a network in 15 minutes. This limits the cost of a flood. */
export const REFUSED_PASSKEYS = 100;
const WINDOW_SECONDS = 15 * 60;

/** Returns the options for a login, which are alike for everybody. */
export const startPasskeyLogin = (db: Db, site: RelyingParty): Promise<RequestOptions> =>
  requestOptionsOf(db, { purpose: 'login', sessionId: null }, site, []);

/** Counts an attempt first and refunds it for an accepted passkey. @throws tooManyFailures */
async function withinLimit<T>(
  db: Db,
  { id, address }: { id: string; address: string },
  attempt: () => Promise<T>,
): Promise<T> {
  const key = `refused-passkeys:${sourceNetwork(address)}:${hash('sha256', id)}`;
  const wait = await countUpTo(db, key, { points: REFUSED_PASSKEYS, windowSeconds: WINDOW_SECONDS });
  if (wait !== undefined) throw new AppError(tooManyTries, { retryAfterSeconds: wait });
  const result = await attempt();
  await decrement(db, key);
  return result;
}

interface PasskeyLogin {
  credential: UsedCredential;
  role: Role;
  site: RelyingParty;
}

/** Starts the session of a verified passkey. @throws accountDisabled, passkeyNotAccepted */
async function startSession(
  db: Db,
  { passkeyId, ...user }: OwnedPasskey,
  { source: address, siteUrl, userAgent, cookie = () => undefined, onMail }: LoginFrom,
): Promise<LoggedIn> {
  const browser = knownBrowser(user, cookie);
  const { token, isTold } = await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    if (await isDisabled(tx, user.id)) throw new AppError(accountDisabled);
    if (!(await setLastUsed(tx, passkeyId, nowText()))) throw new AppError(passkeyNotAccepted);
    const started = await createSession(tx, user, { source: address, userAgent, byPasskey: true });
    await auditPasskey(tx, { action: 'usePasskey', userId: user.id, passkeyId });
    const seen = { sourceId: sourceKey(address), userAgent, loggedInAt: started.startedAt };
    const isTold = browser === undefined && (await tellOfNewBrowser(tx, user, seen, siteUrl));
    return { token: started.token, isTold };
  });
  if (isTold) onMail?.();
  const { id, name, email, role } = user;
  return {
    token,
    user: { id, name, email, role },
    marker: browser === undefined ? newMarker(user) : undefined,
  };
}

/** Audits a refused login; the owner of a known passkey is named. */
async function noted<T>(db: Db, { id }: UsedCredential, attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof AppError && error.status < 500)
      await auditFailedLogin(db, { email: `passkey:${id}`, userId: error.userId });
    throw error;
  }
}

/**
 * Starts a session for a passkey and the right role. It stands for password and second factor,
 * because the authenticator has verified its user. @throws passkeyNotAccepted, tooManyFailures, and
 * only for an accepted passkey: invalidCredentials for another role, accountDisabled
 */
export function passkeyLogin(
  db: Db,
  { credential, role, site }: PasskeyLogin,
  from: LoginFrom,
): Promise<LoggedIn> {
  return withinLimit(db, { id: credential.id, address: from.source }, () =>
    noted(db, credential, async () => {
      const passkey = await verifyUsed(db, credential, { purpose: 'login', sessionId: null, site });
      if (passkey.role !== role) throw new AppError(invalidCredentials, { userId: passkey.id });
      return startSession(db, passkey, from);
    }),
  );
}

/** Returns the options to confirm with one of the person's passkeys. */
export const startPasskeyReauthentication = async (
  db: Db,
  { id, sessionId }: SessionHolder,
  site: RelyingParty,
): Promise<RequestOptions> =>
  requestOptionsOf(db, { purpose: 'reauthenticate', sessionId }, site, await descriptorsOf(db, id));

/**
 * Proves a session again by a passkey, as by both factors, and returns its new token. @throws passkeyNotAccepted,
 * tooManyFailures
 */
export async function passkeyReauthentication(
  db: Db,
  caller: SessionHolder,
  { credential, site }: { credential: UsedCredential; site: RelyingParty },
): Promise<string | undefined> {
  const { id: userId, email, sessionId } = caller;
  return withProofThrottle(db, { email, sessionId }, async (clearFailures) => {
    const use = { purpose: 'reauthenticate', sessionId, ownerId: userId, site } as const;
    const { passkeyId } = await verifyUsed(db, credential, use);
    await clearFailures();
    return inTransaction(db, async (tx) => {
      const now = nowText();
      if (!(await setLastUsed(tx, passkeyId, now))) throw new AppError(passkeyNotAccepted);
      await setProvenAt(tx, sessionId, now);
      await setPasskeyAt(tx, sessionId, now);
      await auditPasskey(tx, { action: 'usePasskey', userId, passkeyId });
      return renewToken(tx, caller);
    });
  });
}

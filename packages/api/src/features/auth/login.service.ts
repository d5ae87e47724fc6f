import { tooManyTries } from '@prahari/contract/auth';
import type { Role } from '@prahari/contract/roles';
import {
  accountDisabled,
  invalidCredentials,
  notVerified,
  secondFactorNeeded,
  secondFactorWrong,
} from '@prahari/contract/sessions';
import { AppError } from '../../AppError.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sourceKey } from '../../limits/source-network.ts';
import { auditFailedLogin } from './limits/failed-logins.service.ts';
import { FAILURES_TOLD, withLoginLimits } from './limits/login-limits.ts';
import { verifyPassword } from './passwords/passwords.ts';
import { rehashIfOutdated } from './passwords/rehash.service.ts';
import { verifySecondFactor } from './second-factor/verify-second-factor.service.ts';
import { knownBrowser, newMarker, type ReadCookie } from './sessions/known-browsers.ts';
import type { LoggedIn, LoginFrom } from './sessions/logged-in.ts';
import { tellOfFailedLogins, tellOfNewBrowser, tellOfWrongCodes } from './sessions/login-notices.service.ts';
import { createSession } from './sessions/sessions.service.ts';
import { hashRegistration } from './signup/registration-token.ts';
import { signupCredentials } from './signup/registrations.queries.ts';
import { lockUserWithPassword, type UserWithPassword, userByEmail } from './users/users.queries.ts';

export { leaveProcessorWhile } from './passwords/hashing-pool.ts';

export interface Credentials {
  email: string;
  password: string;
  role: Role;
  /** The second factor: an app code or a recovery code. */
  totp?: string | undefined;
  /** The token of a signup in the same tab. */
  registration?: string | undefined;
}

/** Returns the id of a browser that the account of an address knows. */
export const knownBrowserOf = async (
  db: Db,
  email: string,
  cookie: ReadCookie,
): Promise<string | undefined> => knownBrowser(await userByEmail(db, email), cookie);

/** True if password and role are those of this token's signup, perhaps of a known address. */
async function isOfSignup(db: Db, { email, password, role, registration }: Credentials): Promise<boolean> {
  if (registration === undefined) return false;
  const signup = await signupCredentials(db, { email, tokenHash: hashRegistration(registration) });
  // Only the holder of the token can tell by the time that there is none.
  return signup?.role === role && (await verifyPassword(signup.password_hash, password));
}

/** Names the user in the log line of a refusal. */
async function logUser<T>(userId: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) error.userId = userId;
    throw error;
  }
}

/** True if an enabled second factor has the right code. @throws the errors of verifySecondFactor */
async function provenSecondFactor(
  db: Db,
  user: UserWithPassword,
  { totp }: Credentials,
  { siteUrl, onMail }: LoginFrom,
): Promise<boolean> {
  if (user.second_factor_at === null) return false;
  try {
    const proven = await verifySecondFactor(db, user, { totp, siteUrl });
    if (proven) onMail?.();
    return proven;
  } catch (error) {
    const isWrong = error instanceof AppError && error.message === secondFactorWrong.message;
    if (isWrong && (await tellOfWrongCodes(db, user, siteUrl))) onMail?.();
    throw error;
  }
}

/**
 * Starts a session for the right password, role and, if enabled, second factor; unknown addresses
 * take the same time. Mails the owner about many failures, wrong codes and a new browser.
 * @throws invalidCredentials, tooManyFailures, and only for the right password: notVerified for the
 * signup of the `registration`, accountDisabled, secondFactorNeeded, secondFactorWrong
 */
export async function login(db: Db, credentials: Credentials, from: LoginFrom): Promise<LoggedIn> {
  const { email, password, role } = credentials;
  const { source: address, siteUrl, userAgent, cookie = () => undefined, callsPerHour = 0, onMail } = from;
  const user = await userByEmail(db, email);
  const browser = knownBrowser(user, cookie);
  const attempt = { email, address, browser, callsPerHour };
  const run = () =>
    withLoginLimits(db, attempt, async ({ failures, networkWait, refund, clearFailures }) => {
      const [right, isPending] = await Promise.all([
        verifyPassword(user?.password_hash, password),
        isOfSignup(db, credentials),
      ]);
      if (!right || user?.role !== role) {
        if (failures === FAILURES_TOLD) {
          await tellOfFailedLogins(db, email, siteUrl);
          onMail?.();
        }
        await auditFailedLogin(db, { email, userId: user?.id });
        // Neighbors with the right password get in past the limits of their network.
        if (networkWait !== undefined) throw new AppError(tooManyTries, { retryAfterSeconds: networkWait });
        // Counts as a failure, because anybody can sign up with an address that has an account.
        throw new AppError(isPending ? notVerified : invalidCredentials);
      }
      if (user.disabled_at !== null) {
        await inTransaction(db, clearFailures);
        throw new AppError(accountDisabled);
      }
      // Clearing failures before the second factor would allow unlimited guesses at its codes.
      const proven = await provenSecondFactor(db, user, credentials, from).catch(async (error: unknown) => {
        await inTransaction(db, refund);
        throw error;
      });
      const passwordHash = await rehashIfOutdated(db, user, password);
      const { token, isTold } = await inTransaction(db, async (tx) => {
        const locked = await lockUserWithPassword(tx, user.id, passwordHash);
        if (!locked) throw new AppError(invalidCredentials);
        if (locked.disabled_at !== null) throw new AppError(accountDisabled);
        if (!proven && locked.second_factor_at !== null) throw new AppError(secondFactorNeeded);
        const started = await createSession(tx, user, { source: address, userAgent });
        const seen = { sourceId: sourceKey(address), userAgent, loggedInAt: started.startedAt };
        const isTold = browser === undefined && (await tellOfNewBrowser(tx, user, seen, siteUrl));
        // Shares the session's transaction. Last, because all logins of a network wait for it.
        await clearFailures(tx);
        return { token: started.token, isTold };
      });
      if (isTold) onMail?.();
      const { id, name } = user;
      const marker = browser === undefined ? newMarker({ id, password_hash: passwordHash }) : undefined;
      return { token, user: { id, name, email, role }, marker };
    });
  return logUser(user?.id, run);
}

import type { Role } from '@prahari/contract';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { accountDisabled, invalidCredentials, notVerified, secondFactorNeeded } from './auth.errors.ts';
import { withLoginThrottle } from './login-throttle.ts';
import { verifyPassword } from './passwords.ts';
import { hashRegistration } from './registration-token.ts';
import { signupCredentials } from './registrations.queries.ts';
import { rehashIfOutdated } from './rehash.service.ts';
import { createSession } from './sessions.service.ts';
import { isDisabled, lockUserWithPassword, userByEmail } from './users.queries.ts';
import { enabledSecondFactor, verifySecondFactor } from './verify-second-factor.service.ts';

export interface Credentials {
  email: string;
  password: string;
  role: Role;
  /** The second factor of an admin: an app code or a recovery code. */
  totp?: string | undefined;
  /** Of a signup in the same tab. */
  registration?: string | undefined;
}

export interface LoginFrom {
  source: string;
  siteUrl: string;
  userAgent: string | null;
}

export interface LoggedIn {
  token: string;
  user: { id: string; name: string; email: string; role: Role };
}

/** Whether it is the password of the signup with this token. An address with an account has such signups as well. */
async function isOfSignup(db: Db, { email, password, role, registration }: Credentials): Promise<boolean> {
  if (registration === undefined) return false;
  const signup = await signupCredentials(db, { email, tokenHash: hashRegistration(registration) });
  const right = await verifyPassword(signup?.password_hash, password);
  return right && signup?.role === role;
}

/**
 * Starts a session for the right password, role and, if enabled, second factor. Takes the same time for unknown addresses.
 * @throws invalidCredentials, tooManyFailures, and only for the right password: notVerified for the signup of the `registration`,
 * accountDisabled, secondFactorNeeded, secondFactorWrong
 */
export async function login(db: Db, credentials: Credentials, from: LoginFrom): Promise<LoggedIn> {
  const { email, password, role, totp } = credentials;
  return withLoginThrottle(db, { email, source: from.source }, async (clearFailures) => {
    const user = await userByEmail(db, email);
    const [right, isPending] = await Promise.all([
      verifyPassword(user?.password_hash, password),
      isOfSignup(db, credentials),
    ]);
    if (!right || user?.role !== role) {
      // Counts as a failure, because anybody can sign up with an address that has an account.
      throw isPending ? notVerified() : invalidCredentials();
    }
    if (user.disabled_at !== null) {
      await clearFailures();
      throw accountDisabled();
    }
    // Failures are cleared only afterwards; otherwise someone who knows the password could guess codes without limit.
    const proven = await verifySecondFactor(db, user, { totp, siteUrl: from.siteUrl });
    await clearFailures();
    const passwordHash = await rehashIfOutdated(db, user, password);
    const { token } = await inTransaction(db, async (tx) => {
      if (!(await lockUserWithPassword(tx, user.id, passwordHash))) throw invalidCredentials();
      if (await isDisabled(tx, user.id)) throw accountDisabled();
      if (!proven && (await enabledSecondFactor(tx, user.id))) throw secondFactorNeeded();
      return createSession(tx, user, from.userAgent);
    });
    const { id, name } = user;
    return { token, user: { id, name, email, role } };
  });
}

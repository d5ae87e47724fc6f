import type { Role } from '@prahari/contract';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { accountDisabled, invalidCredentials, notVerified, secondFactorNeeded } from './auth.errors.ts';
import { withLoginThrottle } from './login-throttle.ts';
import { verifyPassword } from './passwords.ts';
import { registrationByEmail } from './registrations.queries.ts';
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

/**
 * Starts a session for the right password, role and, if enabled, second factor. Takes the same time for unknown addresses.
 * @throws invalidCredentials, tooManyFailures, and only for the right password: notVerified for a pending signup,
 * accountDisabled, secondFactorNeeded, secondFactorWrong
 */
export async function login(
  db: Db,
  { email, password, role, totp }: Credentials,
  from: LoginFrom,
): Promise<LoggedIn> {
  return withLoginThrottle(db, { email, source: from.source }, async (clearFailures) => {
    const [user, pending] = await Promise.all([userByEmail(db, email), registrationByEmail(db, email)]);
    const owner = user ?? pending;
    const right = await verifyPassword(owner?.password_hash, password);
    if (!right || owner?.role !== role) throw invalidCredentials();
    if (!user) {
      await clearFailures();
      throw notVerified();
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

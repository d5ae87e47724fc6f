import type { Role } from '@prahari/contract';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidCredentials, notVerified } from './auth.errors.ts';
import { withFailuresCounted } from './failures.ts';
import { verifyPassword } from './passwords.ts';
import { registrationByEmail } from './registrations.queries.ts';
import { createSession } from './sessions.service.ts';
import { holdPassword, userByEmail } from './users.queries.ts';

export interface Credentials {
  email: string;
  password: string;
  role: Role;
}

export interface LoginFrom {
  source: string;
  userAgent: string | null;
}

export interface LoggedIn {
  token: string;
  user: { id: string; name: string; email: string; role: Role };
}

/**
 * Starts a session for the right password and role. Unknown addresses cost as much time as known ones.
 * @throws invalidCredentials, notVerified for the right password of a pending signup, tooManyFailures
 */
export async function login(
  db: Db,
  { email, password, role }: Credentials,
  from: LoginFrom,
): Promise<LoggedIn> {
  return withFailuresCounted(db, { email, source: from.source }, async (passed) => {
    const [user, pending] = await Promise.all([userByEmail(db, email), registrationByEmail(db, email)]);
    const owner = user ?? pending;
    const right = await verifyPassword(owner?.password_hash, password);
    if (!right || owner?.role !== role) throw invalidCredentials();
    await passed();
    if (!user) throw notVerified();
    const { token } = await inTransaction(db, async (tx) => {
      if (!(await holdPassword(tx, user.id, user.password_hash))) throw invalidCredentials();
      return createSession(tx, user, from.userAgent);
    });
    const { id, name } = user;
    return { token, user: { id, name, email, role } };
  });
}

import { audit } from '../../db/audit.ts';
import { nowText } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { wrongPassword } from './auth.errors.ts';
import { withProofThrottle } from './login-throttle.ts';
import { verifyPassword } from './passwords.ts';
import { setProvenAt } from './sessions.queries.ts';
import type { SessionHolder } from './sessions.service.ts';
import { passwordHashOf } from './users.queries.ts';

/**
 * Proves the password of a session again, for calls that need a recent proof. Wrong ones count as failed logins.
 * @throws wrongPassword, tooManyFailures
 */
export async function reauthenticate(
  db: Db,
  { id, email, sessionId }: SessionHolder,
  { currentPassword, source }: { currentPassword: string; source: string },
): Promise<void> {
  await withProofThrottle(db, { email, sessionId, source }, async (clearFailures) => {
    if (!(await verifyPassword(await passwordHashOf(db, id), currentPassword))) throw wrongPassword();
    await clearFailures();
    await inTransaction(db, async (tx) => {
      await setProvenAt(tx, sessionId, nowText());
      await audit(tx, { actorId: id, action: 'reauthenticate', entity: 'sessions', entityId: sessionId });
    });
  });
}

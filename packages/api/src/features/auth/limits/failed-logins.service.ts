import { createHash } from 'node:crypto';
import { audit } from '../../../audit/audit.ts';
import { newId } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { countUpTo } from '../../../limits/rate-limits.ts';

const HOUR = 3_600;
/** The most hourly entries: a flood of wrong passwords must not fill the audit log. */
const ACCOUNT_LIMIT = { points: 20, windowSeconds: HOUR };
const TOTAL_LIMIT = { points: 500, windowSeconds: HOUR };

/** Writes an audit entry about a failed login, for unknown addresses (no `userId`), too. */
export async function auditFailedLogin(
  db: Db,
  { email, userId }: { email: string; userId: string | undefined },
): Promise<void> {
  // Hashed, so that the address is not stored.
  const account = createHash('sha256').update(email).digest('hex');
  await inTransaction(db, async (tx) => {
    if ((await countUpTo(tx, `failed-login-entries:${account}`, ACCOUNT_LIMIT)) !== undefined) return;
    if ((await countUpTo(tx, 'failed-login-entries', TOTAL_LIMIT)) !== undefined) return;
    await audit(tx, { actorId: null, action: 'failLogin', entity: 'users', entityId: userId ?? newId() });
  });
}

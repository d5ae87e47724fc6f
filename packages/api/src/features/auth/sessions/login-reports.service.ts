import { hash, randomBytes } from 'node:crypto';
import { LOGIN_REPORT_DAYS, loginReportInvalid } from '@prahari/contract/sessions';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import { nowText } from '../../../db/ids.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { consumeLoginReport, deleteSessionsSince, insertLoginReport } from './login-reports.queries.ts';

const hashToken = (token: string): string => hash('sha256', token);

/**
 * Returns the link by which a person ends a login that was not theirs. Its 256 random bits are stored
 * as a hash and follow the # of the link, which browsers send to no server.
 */
export async function newReportLink(
  tx: Tx,
  { userId, loggedInAt, siteUrl }: { userId: string; loggedInAt: string; siteUrl: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertLoginReport(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    logged_in_at: loggedInAt,
    expires_at: nowText(LOGIN_REPORT_DAYS * 86_400_000),
  });
  return `${siteUrl}/not-me#${token}`;
}

/**
 * Ends a reported login. Sessions that began after it end too, because whoever logged in once may
 * have logged in again, without a mail from a browser that was known by then. @throws loginReportInvalid
 */
export async function reportLogin(db: Db, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const report = await consumeLoginReport(tx, hashToken(token));
    if (!report) throw new AppError(loginReportInvalid);
    const { user_id: userId, logged_in_at: since } = report;
    await deleteSessionsSince(tx, userId, since);
    await audit(tx, { actorId: userId, action: 'reportLogin', entity: 'users', entityId: userId });
  });
}

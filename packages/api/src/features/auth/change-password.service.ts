import { wrongPassword } from '@prahari/contract/auth';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueAccountMail } from '../../mail/accounts/account-mail.queries.ts';
import { passwordChangedMail } from '../../mail/accounts/account-mails.ts';
import { resetLoginThrottle, withProofThrottle } from './limits/login-throttle.ts';
import { resetLoginDelay } from './limits/login-wait.ts';
import { hasPasskey } from './passkeys/passkeys.queries.ts';
import { hashPassword, refuseGenerated, refuseWeak, verifyPassword } from './passwords/passwords.ts';
import { type Marker, newMarker } from './sessions/known-browsers.ts';
import { deleteSessionsOf } from './sessions/sessions.queries.ts';
import { renewToken, type SessionHolder } from './sessions/sessions.service.ts';
import { deleteResetCodes } from './signup/reset-codes.queries.ts';
import { clearPasswordGenerated, passwordHashOf, phoneOf, replacePassword } from './users/users.queries.ts';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  siteUrl: string;
}

/**
 * Sets a new password, ends the other sessions, cancels a pending reset and mails a notice. Returns
 * the cookie that keeps this browser known, and the session's new token. @throws wrongPassword, tooManyFailures after ten wrong
 * ones, 400 for a weak password or the generated one
 */
export async function changePassword(
  db: Db,
  caller: SessionHolder & { isPasswordGenerated: boolean },
  { currentPassword, newPassword, siteUrl }: PasswordChange,
): Promise<{ marker: Marker; token: string | undefined }> {
  const { id, name, email, sessionId, isPasswordGenerated } = caller;
  await refuseWeak('newPassword', newPassword, { name, email, phone: await phoneOf(db, id) });
  return withProofThrottle(db, { email, sessionId }, async (clearFailures) => {
    const before = await passwordHashOf(db, id);
    if (!(await verifyPassword(before, currentPassword)) || before === undefined)
      throw new AppError(wrongPassword);
    await clearFailures();
    if (isPasswordGenerated) await refuseGenerated(newPassword, before);
    const after = await hashPassword(newPassword);
    const token = await inTransaction(db, async (tx) => {
      if (!(await replacePassword(tx, id, { before, after }))) throw new AppError(wrongPassword);
      await clearPasswordGenerated(tx, id);
      await deleteSessionsOf(tx, id, sessionId);
      await deleteResetCodes(tx, email);
      await resetLoginThrottle(tx, email);
      await resetLoginDelay(tx, email);
      await queueAccountMail(tx, {
        to: email,
        mail: passwordChangedMail(siteUrl, (await hasPasskey(tx, id)) ? 'kept' : undefined),
      });
      await audit(tx, { actorId: id, action: 'changePassword', entity: 'users', entityId: id });
      return renewToken(tx, caller);
    });
    return { marker: newMarker({ id, password_hash: after }), token };
  });
}

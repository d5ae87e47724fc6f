import { audit } from '../../db/audit.ts';
import { nowText } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { passwordChangedLetter, resetCodeLetter } from '../../mail/letters.ts';
import { queueMail } from '../../mail/outbox.ts';
import { invalidOtp } from './auth.errors.ts';
import { countSend } from './code-sends.service.ts';
import { hashCode, hashOfNoCode, isCode, newCode } from './codes.ts';
import { forgetFailures } from './failures.ts';
import { inTurn } from './in-turn.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import { CODE_LIFETIME_MS } from './registration.service.ts';
import { putResetCode, returnTry, spendTry, takeResetCode } from './reset-codes.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';
import { setPasswordByEmail, userByEmail } from './users.queries.ts';

/** Mails a reset code to the owner of an account. Others are mailed nothing, at the same cost. @throws tooSoon */
export async function forgotPassword(db: Db, email: string): Promise<void> {
  const code = newCode();
  const [codeHash, noCodeHash] = await Promise.all([hashCode(code), hashOfNoCode()]);
  await inTransaction(db, async (tx) => {
    await countSend(tx, email, { purpose: 'reset', cooldown: true });
    const user = await userByEmail(tx, email);
    await putResetCode(tx, {
      email,
      code_hash: user ? codeHash : noCodeHash,
      expires_at: nowText(CODE_LIFETIME_MS),
      tries: 0,
      created_at: nowText(),
    });
    if (!user) return;
    await queueMail(tx, { to: email, ...resetCodeLetter(code) });
    await audit(tx, { actorId: null, action: 'reset.code_sent', entity: 'users', entityId: user.id });
  });
}

/** The hash of the reset code that was given; undefined when it is wrong. A wrong one spends a try. */
async function rightCode(db: Db, email: string, code: string): Promise<string | undefined> {
  const live = await spendTry(db, email);
  return (await isCode(live?.code_hash, code)) ? live?.code_hash : undefined;
}

/** Says whether a reset code is right, without using it up or counting the right try. */
export function isResetCode(db: Db, email: string, code: string): Promise<boolean> {
  // In turn, so that the right code sent often at once does not run out of tries.
  return inTurn(`reset-code:${email}`, async () => {
    const codeHash = await rightCode(db, email, code);
    if (codeHash === undefined) return false;
    await returnTry(db, email, codeHash);
    return true;
  });
}

/**
 * Sets a new password with a reset code, ends all sessions of the person and mails a notice.
 * @throws invalidOtp for a wrong, used or old code, a 400 for a common password
 */
export async function resetPassword(
  db: Db,
  { email, otp, newPassword }: { email: string; otp: string; newPassword: string },
  siteUrl: string,
): Promise<void> {
  refuseCommon('newPassword', newPassword);
  const codeHash = await rightCode(db, email, otp);
  if (codeHash === undefined) throw invalidOtp();
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(db, async (tx) => {
    if (!(await takeResetCode(tx, email, codeHash))) throw invalidOtp();
    const userId = await setPasswordByEmail(tx, email, passwordHash);
    if (userId === undefined) throw invalidOtp();
    await deleteSessionsOf(tx, userId);
    await forgetFailures(tx, email);
    await queueMail(tx, { to: email, ...passwordChangedLetter(siteUrl) });
    await audit(tx, { actorId: userId, action: 'password.reset', entity: 'users', entityId: userId });
  });
}

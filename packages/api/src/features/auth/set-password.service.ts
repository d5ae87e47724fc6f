import { audit } from '../../audit/audit.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueAccountMail } from '../../mail/accounts/account-mail.queries.ts';
import { passwordChangedMail } from '../../mail/accounts/account-mails.ts';
import { generatePassword } from './admins.service.ts';
import { deleteTokensOf } from './api-tokens/api-tokens.queries.ts';
import { resetLoginThrottle } from './limits/login-throttle.ts';
import { resetLoginDelay } from './limits/login-wait.ts';
import { hashPassword } from './passwords/passwords.ts';
import { deleteSessionsOf } from './sessions/sessions.queries.ts';
import { deleteResetCodes } from './signup/reset-codes.queries.ts';
import { markPasswordGenerated, setPasswordByEmail } from './users/users.queries.ts';

/**
 * Sets a generated password for a console command, ends all sessions and API tokens, voids reset
 * codes and mails a notice. Returns undefined when no account has the address.
 */
export async function setGeneratedPassword(
  db: Db,
  email: string,
  siteUrl: string,
): Promise<string | undefined> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const user = await setPasswordByEmail(tx, email, passwordHash);
    if (!user) return undefined;
    await markPasswordGenerated(tx, user.id);
    await deleteResetCodes(tx, email);
    await deleteSessionsOf(tx, user.id);
    await deleteTokensOf(tx, user.id);
    await resetLoginThrottle(tx, email);
    await resetLoginDelay(tx, email);
    await queueAccountMail(tx, { to: email, mail: passwordChangedMail(siteUrl) });
    await audit(tx, { actorId: null, action: 'setPassword', entity: 'users', entityId: user.id });
    return password;
  });
}

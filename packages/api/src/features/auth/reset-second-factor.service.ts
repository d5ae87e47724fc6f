import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueAccountMail } from '../../mail/accounts/account-mail.queries.ts';
import { passkeyRemovedMail } from '../../mail/accounts/account-mails.ts';
import { deletePasskeysOf } from './passkeys/passkeys.queries.ts';
import { auditSecondFactor, removeSecondFactor } from './second-factor/second-factor.service.ts';
import { deleteSessionsOf } from './sessions/sessions.queries.ts';
import { userByEmail } from './users/users.queries.ts';

/** Deletes all passkeys and mails a notice. Returns false if there were none. */
async function removePasskeys(
  tx: Tx,
  { id, email }: { id: string; email: string },
  siteUrl: string,
): Promise<boolean> {
  if ((await deletePasskeysOf(tx, id)) === 0) return false;
  await queueAccountMail(tx, { to: email, mail: passkeyRemovedMail(siteUrl) });
  return true;
}

/** Removes a person's second factor and passkeys and ends all sessions. Returns false if there were none. */
export async function removeFactors(
  tx: Tx,
  user: { id: string; email: string },
  siteUrl: string,
): Promise<boolean> {
  const had = [await removeSecondFactor(tx, user, siteUrl), await removePasskeys(tx, user, siteUrl)];
  if (!had.includes(true)) return false;
  await deleteSessionsOf(tx, user.id);
  return true;
}

/** Removes the second factor and passkeys of an address for a console command. Returns false if none. */
export async function resetSecondFactor(db: Db, email: string, siteUrl: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const user = await userByEmail(tx, email);
    if (!user || !(await removeFactors(tx, user, siteUrl))) return false;
    await auditSecondFactor(tx, user.id, 'resetSecondFactor', null);
    return true;
  });
}

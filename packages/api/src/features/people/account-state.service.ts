import { accountNotFound, adminFactors, ownAccount } from '@prahari/contract/accounts';
import { AppError, noSession } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueAccountMail } from '../../mail/accounts/account-mail.queries.ts';
import { accountDisabledMail, accountEnabledMail } from '../../mail/accounts/office-answers.ts';
import { turnOffWebhooksOf } from '../../webhooks/turn-off-of-owner.ts';
import { endTokensOf } from '../auth/api-tokens/api-tokens.service.ts';
import { cancelReset } from '../auth/reset-password.service.ts';
import { removeFactors } from '../auth/reset-second-factor.service.ts';
import { endSessionsOf } from '../auth/sessions/sessions.service.ts';
import { refuseErased } from '../auth/users/users.service.ts';
import { lockAccountRow, setDisabledAt } from './accounts.queries.ts';

export interface AccountRequest {
  /** The calling admin; null for a console command. */
  actorId: string | null;
  accountId: string;
}

/**
 * Locks the account and that of the admin in the order of ids, so that two admins can't disable
 * each other. @throws accountNotFound, noSession if the admin was disabled since
 */
async function lockAccount(tx: Tx, { actorId, accountId }: AccountRequest) {
  const ids = new Set([accountId, ...(actorId === null ? [] : [actorId])]);
  const accounts = new Map<string, Awaited<ReturnType<typeof lockAccountRow>>>();
  for (const id of [...ids].sort()) accounts.set(id, await lockAccountRow(tx, id));
  if (actorId !== null && accounts.get(actorId)?.disabled_at !== null) throw noSession();
  const account = accounts.get(accountId);
  if (!account) throw new AppError(accountNotFound);
  return account;
}

/** Ends all sessions of a person. Returns false if there were none. @throws accountNotFound */
export async function endAccountSessions(db: Db, request: AccountRequest): Promise<boolean> {
  const { actorId, accountId: entityId } = request;
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, request);
    const ended = await endSessionsOf(tx, entityId);
    if (ended === 0) return false;
    await audit(tx, {
      actorId,
      action: 'endAccountSessions',
      entity: 'users',
      entityId,
      detail: { ended },
    });
    return true;
  });
}

/**
 * Disables an account, ends its sessions, API tokens and calendar, turns off its webhooks, and mails a
 * notice. Returns false for a disabled one.
 * @throws ownAccount, accountNotFound
 */
export async function disableAccount(db: Db, request: AccountRequest): Promise<boolean> {
  const { actorId, accountId: entityId } = request;
  if (actorId === entityId) throw new AppError(ownAccount);
  return inTransaction(db, async (tx) => {
    const { email, disabled_at: disabledAt } = await lockAccount(tx, request);
    const ended = await endSessionsOf(tx, entityId);
    if (disabledAt !== null) return false;
    await endTokensOf(tx, entityId);
    await setDisabledAt(tx, entityId, nowText());
    await turnOffWebhooksOf(tx, { ownerId: entityId, actorId });
    await cancelReset(tx, email);
    await queueAccountMail(tx, { to: email, mail: accountDisabledMail() });
    await audit(tx, {
      actorId,
      action: 'disableAccount',
      entity: 'users',
      entityId,
      detail: { ended },
    });
    return true;
  });
}

/**
 * Removes the second factor and passkeys of somebody who lost the phone, ends all sessions and mails a
 * notice. Returns false if there were none. @throws adminFactors, accountNotFound
 */
export async function resetAccountFactors(
  db: Db,
  request: AccountRequest,
  siteUrl: string,
): Promise<boolean> {
  const { actorId, accountId: entityId } = request;
  return inTransaction(db, async (tx) => {
    const { email, role } = await lockAccount(tx, request);
    if (role === 'admin') throw new AppError(adminFactors);
    if (!(await removeFactors(tx, { id: entityId, email }, siteUrl))) return false;
    await audit(tx, { actorId, action: 'resetAccountFactors', entity: 'users', entityId });
    return true;
  });
}

/** Enables an account and mails a notice, or returns false. @throws accountNotFound, personErased */
export async function enableAccount(db: Db, request: AccountRequest, siteUrl: string): Promise<boolean> {
  const { actorId, accountId: entityId } = request;
  return inTransaction(db, async (tx) => {
    const { email, disabled_at: disabledAt } = await lockAccount(tx, request);
    if (disabledAt === null) return false;
    await refuseErased(tx, entityId);
    await setDisabledAt(tx, entityId, null);
    await queueAccountMail(tx, { to: email, mail: accountEnabledMail(siteUrl) });
    await audit(tx, { actorId, action: 'enableAccount', entity: 'users', entityId });
    return true;
  });
}

import { audit } from '../../db/audit.ts';
import { nowText } from '../../db/ids.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { accountOffLetter, accountOnLetter } from '../../mail/letters.ts';
import { queueMail } from '../../mail/outbox.ts';
import { holdAccount, setSwitchedOff } from './accounts.queries.ts';
import { accountNotFound, adminIsOff, ownAccount } from './auth.errors.ts';
import { dropResetCode } from './reset-codes.queries.ts';
import { deleteSessionsOf } from './sessions.queries.ts';

export interface AccountOrder {
  /** The admin who says so; null for whoever runs the server. */
  actorId: string | null;
  accountId: string;
}

/**
 * Holds the account and that of the admin, always in the same order, so that of two admins who switch each other off at the
 * same time one remains. @throws accountNotFound, adminIsOff
 */
async function held(tx: Tx, { actorId, accountId }: AccountOrder) {
  const ids = new Set([accountId, ...(actorId === null ? [] : [actorId])]);
  const accounts = new Map<string, Awaited<ReturnType<typeof holdAccount>>>();
  for (const id of [...ids].sort()) accounts.set(id, await holdAccount(tx, id));
  if (actorId !== null && accounts.get(actorId)?.switched_off_at !== null) throw adminIsOff();
  const account = accounts.get(accountId);
  if (!account) throw accountNotFound();
  return account;
}

/** Ends all sessions of a person, who may log in again. Says whether there was one. @throws accountNotFound */
export async function endSessionsOf(db: Db, order: AccountOrder): Promise<boolean> {
  const { actorId, accountId: entityId } = order;
  return inTransaction(db, async (tx) => {
    await held(tx, order);
    const ended = await deleteSessionsOf(tx, entityId);
    await audit(tx, {
      actorId,
      action: 'account.sessions_ended',
      entity: 'users',
      entityId,
      detail: { ended },
    });
    return ended > 0;
  });
}

/**
 * Lets nobody log in to an account: ends its sessions, voids a reset code on its way and mails a notice. One that is off
 * already stays as it is; says whether it was active. @throws ownAccount, accountNotFound
 */
export async function switchOff(db: Db, order: AccountOrder): Promise<boolean> {
  const { actorId, accountId: entityId } = order;
  if (actorId === entityId) throw ownAccount();
  return inTransaction(db, async (tx) => {
    const { email, switched_off_at: offSince } = await held(tx, order);
    const ended = await deleteSessionsOf(tx, entityId);
    if (offSince !== null) return false;
    await setSwitchedOff(tx, entityId, nowText());
    await dropResetCode(tx, email);
    await queueMail(tx, { to: email, ...accountOffLetter() });
    await audit(tx, {
      actorId,
      action: 'account.switched_off',
      entity: 'users',
      entityId,
      detail: { ended },
    });
    return true;
  });
}

/** Lets a person log in again, and mails a notice. Says whether the account was off. @throws accountNotFound */
export async function switchOn(db: Db, order: AccountOrder, siteUrl: string): Promise<boolean> {
  const { actorId, accountId: entityId } = order;
  return inTransaction(db, async (tx) => {
    const { email, switched_off_at: offSince } = await held(tx, order);
    if (offSince === null) return false;
    await setSwitchedOff(tx, entityId, null);
    await queueMail(tx, { to: email, ...accountOnLetter(siteUrl) });
    await audit(tx, { actorId, action: 'account.switched_on', entity: 'users', entityId });
    return true;
  });
}

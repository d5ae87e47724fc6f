import type { AccountRow, ListQuery } from '@prahari/contract';
import { nowText } from '../../db/ids.ts';
import { byIds, listed } from '../../db/page.ts';
import type { Db } from '../../db/tables.ts';
import { endSessionsOf, switchOff, switchOn } from './account-state.service.ts';
import { accountsPage, selectAccounts } from './accounts.queries.ts';
import { accountNotFound } from './auth.errors.ts';
import { idleSince } from './sessions.service.ts';
import { userByEmail } from './users.queries.ts';

async function accounts(db: Db, callerId: string, ids: string[]): Promise<AccountRow[]> {
  const since = { now: nowText(), admin: idleSince('admin'), others: idleSince('client') };
  const rows = await selectAccounts(db, ids, since);
  return rows.map((row) => ({ ...row, own: row._id === callerId }));
}

/** Everybody who has an account, newest first, for an admin. @throws 400 for a cursor of another list */
export async function listAccounts(db: Db, callerId: string, list: ListQuery) {
  const page = await accountsPage(db, list);
  return listed(page, await byIds(page.ids, (ids) => accounts(db, callerId, ids)));
}

async function accountOf(db: Db, callerId: string, accountId: string): Promise<AccountRow> {
  const [account] = await accounts(db, callerId, [accountId]);
  if (!account) throw accountNotFound();
  return account;
}

/** What an admin can have done with somebody's account; see account-state.service.ts. */
export const orders = { endSessions: endSessionsOf, switchOff, switchOn } as const;

/** Does what an admin says, and gives the account as it is then. @throws accountNotFound, ownAccount */
export async function order(
  db: Db,
  callerId: string,
  { what, accountId, siteUrl }: { what: keyof typeof orders; accountId: string; siteUrl: string },
): Promise<AccountRow> {
  await orders[what](db, { actorId: callerId, accountId }, siteUrl);
  return accountOf(db, callerId, accountId);
}

/** Does what whoever runs the server says. Says whether anything changed; undefined when nobody has the address. */
export async function orderFromConsole(
  db: Db,
  email: string,
  { what, siteUrl }: { what: keyof typeof orders; siteUrl: string },
): Promise<boolean | undefined> {
  const user = await userByEmail(db, email);
  if (!user) return undefined;
  return orders[what](db, { actorId: null, accountId: user.id }, siteUrl);
}

import { accountNotFound } from '@prahari/contract/accounts';
import type { AccountRow } from '@prahari/contract/accounts.schemas';
import type { ListQuery } from '@prahari/contract/lists';
import { AppError } from '../../AppError.ts';
import { nowText } from '../../db/ids.ts';
import { recordOf } from '../../db/person-record.ts';
import type { Db } from '../../db/tables.ts';
import { freshState } from '../../read-model/refresh.ts';
import { listReply } from '../../read-model/reply.ts';
import { idleSince } from '../auth/sessions/sessions.service.ts';
import {
  disableAccount,
  enableAccount,
  endAccountSessions,
  resetAccountFactors,
} from './account-state.service.ts';
import { accountList, selectAccountId, selectAccountIds, selectAccounts } from './accounts.queries.ts';

async function accounts(db: Db, callerId: string, ids: string[]): Promise<AccountRow[]> {
  const since = { now: nowText(), admin: idleSince('admin'), others: idleSince('client') };
  const rows = await selectAccounts(db, ids, since);
  return rows.map(({ guardId, clientId, hasFactors, ...row }) => ({
    ...row,
    hasFactors: Boolean(hasFactors),
    own: row._id === callerId,
    ...recordOf({ guardId, clientId }),
  }));
}

/** All accounts, newest first. @throws 400 for a cursor of another list */
export const listAccounts = (db: Db, callerId: string, query: ListQuery) =>
  listReply(db, accountList, { query, fetch: (ids) => accounts(db, callerId, ids) });

/** Brings the search texts of all accounts up to date. */
export const refreshAccounts = (db: Db) => freshState(db, accountList);

async function getAccount(db: Db, callerId: string, accountId: string): Promise<AccountRow> {
  const [account] = await accounts(db, callerId, [accountId]);
  if (!account) throw new AppError(accountNotFound);
  return account;
}

/** Returns every account for a console command, by role and address. */
export async function everyAccount(db: Db): Promise<AccountRow[]> {
  const rows: AccountRow[] = [];
  for (const ids of await selectAccountIds(db)) rows.push(...(await accounts(db, '', ids)));
  return rows.sort((a, b) => (`${a.role} ${a.email}` < `${b.role} ${b.email}` ? -1 : 1));
}

const accountActions = { endAccountSessions, disableAccount, enableAccount, resetAccountFactors } as const;
export type AccountAction = keyof typeof accountActions;

/** Runs an admin's action on an account and returns the changed account. @throws accountNotFound, ownAccount, adminFactors */
export async function runAccountAction(
  db: Db,
  callerId: string,
  { action, accountId, siteUrl }: { action: AccountAction; accountId: string; siteUrl: string },
): Promise<AccountRow> {
  await accountActions[action](db, { actorId: callerId, accountId }, siteUrl);
  return getAccount(db, callerId, accountId);
}

/** As runAccountAction, for a console command. Returns whether anything changed; undefined when no account has the address. */
export async function runAccountActionByEmail(
  db: Db,
  email: string,
  { action, siteUrl }: { action: AccountAction; siteUrl: string },
): Promise<boolean | undefined> {
  const account = await selectAccountId(db, email);
  if (!account) return undefined;
  return accountActions[action](db, { actorId: null, accountId: account.id }, siteUrl);
}

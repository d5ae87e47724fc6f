import { accountNotFound, ownAccount } from '@prahari/contract/accounts';
import {
  type AccountRow,
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
} from '@prahari/contract/accounts.schemas';

import { daysAgo } from '../dates.ts';
import { paginate } from '../paginate.ts';
import { refusal } from '../refusal.ts';
import { dataReply, type Responder, responder } from '../response.ts';
import type { Account, MockState } from '../state.ts';
import { recordOf } from '../views.ts';
import { addAuditEntry } from './audit-log.ts';

/** Open sessions of an account: a varied sample until a test ends them. */
const sessionsOf = ({ state, account }: { state: MockState; account: Account }): number =>
  account.disabledSince ? 0 : (account.sessions ?? [1, 2, 1, 0][state.accounts.indexOf(account) % 4] ?? 0);

function rowOf(state: MockState, account: Account, me: Account): AccountRow {
  const { id, name, email, role, disabledSince } = account;
  const sessions = sessionsOf({ state, account });
  return {
    _id: id,
    name,
    email,
    role,
    createdAt: daysAgo(300 - state.accounts.indexOf(account)),
    state: disabledSince ? 'disabled' : 'active',
    disabledAt: disabledSince ?? null,
    sessions,
    lastSeenAt: sessions ? daysAgo(0) : null,
    own: id === me.id,
    ...recordOf(state, id),
  };
}

interface ActionRequest {
  state: MockState;
  me: Account;
  body: { accountId: string };
}

/** Changes the account and adds an audit entry. @throws RefusalError when it does not exist */
function changeAccount(
  { state, me, body }: ActionRequest,
  action: string,
  change: (account: Account) => void,
) {
  const account = state.accounts.find(({ id }) => id === body.accountId);
  if (!account) throw refusal(accountNotFound);
  change(account);
  addAuditEntry(state, me, { action, topic: 'accounts', about: { person: account.name } });
  return dataReply(rowOf(state, account, me));
}

export const accountsResponses: Record<string, Responder> = {
  // The list filters by role through the `status` parameter.
  listAccounts: responder(listAccounts, ({ state, me, query }) => {
    const rows = state.accounts.filter(({ isVerified }) => isVerified).map((one) => rowOf(state, one, me));
    return paginate(
      listAccounts.list,
      rows.map((row) => ({ ...row, status: row.role })),
      query,
    );
  }),
  endAccountSessions: responder(endAccountSessions, (request) =>
    changeAccount(request, 'endAccountSessions', (account) => {
      account.sessions = 0;
    }),
  ),
  disableAccount: responder(disableAccount, (request) => {
    if (request.body.accountId === request.me.id) throw refusal(ownAccount);
    return changeAccount(request, 'disableAccount', (account) => {
      account.disabledSince = daysAgo(0);
      account.sessions = 0;
    });
  }),
  enableAccount: responder(enableAccount, (request) =>
    changeAccount(request, 'enableAccount', (account) => {
      delete account.disabledSince;
    }),
  ),
};

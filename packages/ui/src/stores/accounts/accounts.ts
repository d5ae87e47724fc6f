import {
  accountsMessages,
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
  resetAccountFactors,
} from '@prahari/contract/accounts';
import { call } from '../../api/call.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

export const accounts = createList({
  endpoint: listAccounts,
  pageSize: 10,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountsMessages.fetchFailed)),
});

const accountActions = {
  endSessions: {
    endpoint: endAccountSessions,
    done: accountsMessages.sessionsEnded,
    failed: accountsMessages.endSessionsFailed,
  },
  disable: {
    endpoint: disableAccount,
    done: accountsMessages.disabled,
    failed: accountsMessages.disableFailed,
  },
  resetFactors: {
    endpoint: resetAccountFactors,
    done: accountsMessages.factorsReset,
    failed: accountsMessages.resetFactorsFailed,
  },
  enable: {
    endpoint: enableAccount,
    done: accountsMessages.enabled,
    failed: accountsMessages.enableFailed,
  },
} as const;

/** Runs an action on an account. Reports failures instead of throwing. */
export function runAccountAction(action: keyof typeof accountActions, accountId: string): Promise<void> {
  const { endpoint, done, failed } = accountActions[action];
  return runRowAction(accounts, accountId, {
    send: () => call(endpoint, { accountId }),
    done,
    failed: (error) => serverMessageOr(error, failed),
  });
}

import {
  accountsMessages,
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
} from '@prahari/contract/accounts';
import { call } from '../../api/call.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createList } from '../lists/list.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** All accounts, newest first. */
export const accounts = createList({
  endpoint: listAccounts,
  pageSize: 10,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountsMessages.fetchFailed)),
});

const inFlight = createInFlight();
/** Ids of accounts with a running request. */
export const $busyAccounts = inFlight.$ids;

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
  enable: {
    endpoint: enableAccount,
    done: accountsMessages.enabled,
    failed: accountsMessages.enableFailed,
  },
} as const;

/** Runs an action on an account. Failures are reported, never thrown; the list is then loaded again. */
export const runAccountAction = (action: keyof typeof accountActions, accountId: string): Promise<void> =>
  inFlight.run(accountId, async () => {
    const { endpoint, done, failed } = accountActions[action];
    try {
      const { data } = await call(endpoint, { accountId });
      accounts.put(data);
      toast.success(done);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, failed));
      await accounts.refresh();
    }
  });

import {
  accountsWords,
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
} from '@prahari/contract';
import { call } from '../api/call.ts';
import { reportFailure, serverMessageOr } from './failure.ts';
import { createInFlight } from './in-flight.ts';
import { createList } from './list.ts';
import { toast } from './toasts.ts';

/** Everybody who can log in, newest first. */
export const accounts = createList({
  endpoint: listAccounts,
  pageSize: 10,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountsWords.fetchFailed)),
});

const inFlight = createInFlight();
/** Ids of accounts with an action on its way. */
export const $busyAccounts = inFlight.$ids;

const accountActions = {
  endSessions: {
    endpoint: endAccountSessions,
    done: accountsWords.sessionsEnded,
    failed: accountsWords.endSessionsFailed,
  },
  disable: {
    endpoint: disableAccount,
    done: accountsWords.disabled,
    failed: accountsWords.disableFailed,
  },
  enable: {
    endpoint: enableAccount,
    done: accountsWords.enabled,
    failed: accountsWords.enableFailed,
  },
} as const;

/** Failures are reported, never thrown; the list is then loaded again. */
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

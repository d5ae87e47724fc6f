import {
  type AccountRow,
  accountsWords,
  disableAccount,
  enableAccount,
  endAccountSessions,
  listAccounts,
} from '@prahari/contract';
import { call } from '../api/call.ts';
import { toAccountRow } from '../api/record-rows.ts';
import { reportFailure, serverMessageOr } from './failure.ts';
import { createInFlight } from './in-flight.ts';
import { createList } from './list.ts';
import { activity, notOfferedOr } from './records.ts';
import { toast } from './toasts.ts';

/** Everybody who can log in, and whose account is off; newest first. */
export const accounts = createList<AccountRow>({
  endpoint: listAccounts,
  toRow: toAccountRow,
  pageSize: 10,
  failed: notOfferedOr(accountsWords.fetchFailed),
  texts: ({ name, email }) => [name, email],
  column: ({ createdAt }) => createdAt,
  status: ({ role }) => role,
});

const inFlight = createInFlight();
/** Accounts that something is being done with. */
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

/** Does it, and shows the accounts as they are then; the activity tells of it too. */
export const runAccountAction = (action: keyof typeof accountActions, accountId: string): Promise<void> =>
  inFlight.run(accountId, async () => {
    const { endpoint, done, failed } = accountActions[action];
    try {
      await call(endpoint, { accountId });
      toast.success(done);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, failed));
    }
    await Promise.all([accounts.refresh(), activity.refresh()]);
  });

import {
  listUndeliveredMail,
  mailOutboxMessages,
  retryMail as retryMailEndpoint,
} from '@prahari/contract/office';
import { call } from '../../api/call.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** Mails that wait or were not delivered. */
export const undeliveredMail = createList({
  endpoint: listUndeliveredMail,
  pageSize: 10,
  failed: (error) => reportFailure(error, serverMessageOr(error, mailOutboxMessages.fetchFailed)),
});

/** Queues an undelivered mail again. Reports failures instead of throwing. */
export const retryMail = (mailId: string): Promise<void> =>
  runRowAction(undeliveredMail, mailId, {
    send: () => call(retryMailEndpoint, { mailId }),
    done: mailOutboxMessages.retried,
    failed: (error) => serverMessageOr(error, mailOutboxMessages.retryFailed),
  });

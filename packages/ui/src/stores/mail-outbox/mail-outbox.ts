import {
  listUndeliveredMail,
  mailOutboxMessages,
  retryMail as retryMailEndpoint,
} from '@prahari/contract/mail-outbox';
import { call } from '../../api/call.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createList } from '../lists/list.ts';
import { recount } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** Mails that are waiting or were not delivered. */
export const undeliveredMail = createList({
  endpoint: listUndeliveredMail,
  pageSize: 10,
  failed: (error) => reportFailure(error, serverMessageOr(error, mailOutboxMessages.fetchFailed)),
});

const inFlight = createInFlight();
/** Ids of mails being queued again. */
export const $retryingMails = inFlight.$ids;

/** Queues an undelivered mail again. Failures are reported, never thrown. */
export const retryMail = (mailId: string): Promise<void> =>
  inFlight.run(mailId, async () => {
    try {
      const { data } = await call(retryMailEndpoint, { mailId });
      recount('undeliveredMail', { from: 'dead', to: data.status });
      undeliveredMail.put(data);
      toast.success(mailOutboxMessages.retried);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, mailOutboxMessages.retryFailed));
      await undeliveredMail.refresh();
    }
  });

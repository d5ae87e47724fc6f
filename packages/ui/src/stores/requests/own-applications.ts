import {
  applicationMessages,
  clientApplicationMessages,
  listOwnApplications,
  submitClientApplication,
  withdrawClientApplication,
} from '@prahari/contract/applications';
import type { BodyOf } from '@prahari/contract/endpoint';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createList } from '../lists/list.ts';
import {
  limitError,
  reportFailure,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The client's own requests, newest first. */
export const ownApplications = createList({
  endpoint: listOwnApplications,
  pageSize: 5,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, clientApplicationMessages.fetchFailed),
});

/** Loads the newest requests, whichever page of them was shown last. */
export const openNewestApplications = (): Promise<void> => ownApplications.open({ page: 1 });

const withdrawing = createInFlight();
export const $withdrawing = withdrawing.$ids;

/** Takes back a request that waits. Reports failures and loads the list again instead of throwing. */
export const withdrawApplication = (applicationId: string): Promise<void> =>
  withdrawing.run(applicationId, async () => {
    try {
      const { data } = await call(withdrawClientApplication, { applicationId });
      ownApplications.put(data);
      toast.success(applicationMessages.withdrawn);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, applicationMessages.withdrawFailed));
      await ownApplications.refresh();
    }
  });

const submissionKey = createIdempotencyKey();

/** Submits a request. The toast is SPEC's message; field errors and limits go to the form. */
export async function submitApplication(body: BodyOf<typeof submitClientApplication>): Promise<SubmitResult> {
  try {
    await call(submitClientApplication, body, { idempotencyKey: submissionKey.of(body) });
  } catch (error) {
    const failure = submitFailure(error, clientApplicationMessages.submitFailed);
    const limit = limitError(error);
    return limit ? { ok: false, errors: [limit] } : failure;
  }
  submissionKey.done();
  toast.success(clientApplicationMessages.submitted);
  if (ownApplications.$page.get().state !== 'absent') void ownApplications.setQuery({});
  return { ok: true };
}

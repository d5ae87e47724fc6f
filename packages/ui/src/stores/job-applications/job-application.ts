import {
  applicationMessages,
  latestSecurityApplication,
  securityApplicationMessages,
  submitSecurityApplication,
  withdrawSecurityApplication,
} from '@prahari/contract/applications';
import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import type { BodyOf } from '@prahari/contract/endpoint';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { guardProfile } from '../guards/guard-profile.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure, type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The latest job application; null without one. Failures are only logged: SPEC has no message. */
export const jobApplication = createLoaded({
  read: async () => {
    try {
      return (await call(latestSecurityApplication)).data;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  failed: (error) => console.error('Could not load the latest application', error),
});

/** True if the user may apply again: the application is neither pending nor accepted. */
export const mayApplyAgain = ({ status }: SecurityApplication): boolean =>
  status !== 'pending' && status !== 'accepted';

/** True while the application is taken back. */
export const $withdrawingJob = atom(false);

/** Takes back the application that waits. Reports failures and loads it again instead of throwing. */
export async function withdrawJobApplication(): Promise<void> {
  if ($withdrawingJob.get()) return;
  $withdrawingJob.set(true);
  try {
    jobApplication.put((await call(withdrawSecurityApplication)).data);
    toast.success(applicationMessages.withdrawn);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, applicationMessages.withdrawFailed));
    await refreshBoth();
  } finally {
    $withdrawingJob.set(false);
  }
}

type JobApplicationBody = Omit<BodyOf<typeof submitSecurityApplication>, 'documents'>;

const key = createIdempotencyKey();
/** Loads the guard's profile and application. */
export const refreshBoth = () =>
  Promise.all([jobApplication.refreshSilently(), guardProfile.refreshSilently()]);

/** Submits a job application; `documents` is always empty (SPEC section 3). */
export async function submitJobApplication(filled: JobApplicationBody): Promise<SubmitResult> {
  const body = { ...filled, documents: [] };
  try {
    const { data } = await call(submitSecurityApplication, body, { idempotencyKey: key.of(body) });
    jobApplication.put(data);
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) void refreshBoth();
    return submitFailure(error, serverMessageOr(error, securityApplicationMessages.submitFailed));
  }
  key.done();
  toast.success(securityApplicationMessages.submitted);
  return { ok: true };
}

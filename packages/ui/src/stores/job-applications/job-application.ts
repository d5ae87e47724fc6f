import type { BodyOf } from '@prahari/contract/endpoint';
import {
  latestSecurityApplication,
  securityApplicationMessages,
  submitSecurityApplication,
} from '@prahari/contract/job-applications';
import type { SecurityApplication } from '@prahari/contract/job-applications.schemas';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { guardProfile } from '../guards/guard-profile.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';
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

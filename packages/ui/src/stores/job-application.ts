import {
  type BodyOf,
  latestSecurityApplication,
  messages,
  type SecurityApplicationView,
  submitSecurityApplication,
} from '@prahari/contract';
import { ApiError } from '../api/ApiError.ts';
import { call } from '../api/call.ts';
import { asRaw, dataOf, idOf, text } from '../api/read.ts';
import { toSecurityApplication } from '../api/rows.ts';
import { assertSuccess } from './assert-success.ts';
import { type SubmitResult, serverMessageOr, submitFailure } from './failure.ts';
import { guardProfile } from './guard-profile.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { createLoaded } from './loaded.ts';
import { toast } from './toasts.ts';

function latestIn(reply: unknown): SecurityApplicationView | null {
  const data = dataOf(reply);
  const application = asRaw(data).application ?? data;
  const isOne = idOf(application) !== '' || text(asRaw(application).status) !== '';
  return isOne ? toSecurityApplication(application) : null;
}

const isNone = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 200);

/** The guard's latest application; null when there is none. No message of the spec is about it, so a failure is only logged. */
export const jobApplication = createLoaded<SecurityApplicationView | null>({
  read: async () => {
    try {
      return latestIn(assertSuccess(await call(latestSecurityApplication)));
    } catch (error) {
      if (isNone(error)) return null;
      throw error;
    }
  },
  failed: (error) => console.error('Could not load the latest application', error),
});

/** A pending or accepted application stands; after any other answer one may apply again. */
export const mayApplyAgain = ({ status }: SecurityApplicationView): boolean =>
  !['pending', 'accepted', 'approved'].includes(status);

export type JobApplicationBody = Omit<BodyOf<typeof submitSecurityApplication>, 'documents'>;

const key = createIdempotencyKey();
const refreshBoth = () => Promise.all([jobApplication.refreshQuietly(), guardProfile.refreshQuietly()]);

/** Applies for a job; documents always go as an empty list (SPEC section 3). */
export async function submitJobApplication(filled: JobApplicationBody): Promise<SubmitResult> {
  const body = { ...filled, documents: [] };
  try {
    assertSuccess(await call(submitSecurityApplication, body, { idempotencyKey: key.of(body) }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) void refreshBoth();
    return submitFailure(error, serverMessageOr(error, messages.securityApplications.submitFailed));
  }
  key.done();
  toast.success(messages.securityApplications.submitted);
  await refreshBoth();
  return { ok: true };
}

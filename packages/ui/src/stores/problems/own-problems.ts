import { listOwnProblems, problemMessages, reportProblem as reportCall } from '@prahari/contract/problems';
import type { ReportProblemBody } from '@prahari/contract/problems.schemas';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { limitError, messageOf, reportFailure, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The client's problems with the office's answers, the latest first. */
export const ownProblems = createLoaded({
  read: () => allPages((place) => call(listOwnProblems, place)),
  failed: (error) => reportFailure(error, problemMessages.fetchFailed),
});

const key = createIdempotencyKey();

/** Reports a problem. Field errors and limits go to the form. */
export async function reportProblem(body: ReportProblemBody): Promise<SubmitResult> {
  try {
    await call(reportCall, body, { idempotencyKey: key.of(body) });
  } catch (error) {
    const failure = submitFailure(error, problemMessages.reportFailed(messageOf(error)));
    const limit = limitError(error);
    return limit ? { ok: false, errors: [limit] } : failure;
  }
  key.done();
  toast.success(problemMessages.reported);
  await ownProblems.refreshSilently();
  return { ok: true };
}

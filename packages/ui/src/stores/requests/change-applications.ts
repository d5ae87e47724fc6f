import {
  applicationMessages,
  type submitClientApplication,
  updateClientApplication,
  updateSecurityApplication,
} from '@prahari/contract/applications';
import type { BodyOf } from '@prahari/contract/endpoint';
import { call } from '../../api/call.ts';
import { jobApplication, refreshBoth } from '../job-applications/job-application.ts';
import { isStaleRow, messageOf, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { ownApplications } from './own-applications.ts';

/** Returns the form's result, and reloads an application that has been answered. */
function changeFailure(error: unknown, reload: () => unknown): SubmitResult {
  const failure = submitFailure(error, applicationMessages.changeFailed);
  if (!isStaleRow(error)) return failure;
  void reload();
  return { ok: false, errors: [{ path: '', message: messageOf(error) }] };
}

/** Changes a pending request. If it has been answered, reloads it and the form says so. */
export async function changeApplication(
  applicationId: string,
  body: BodyOf<typeof submitClientApplication>,
): Promise<SubmitResult> {
  try {
    const { data } = await call(updateClientApplication, { ...body, applicationId });
    ownApplications.put(data);
  } catch (error) {
    return changeFailure(error, ownApplications.refresh);
  }
  toast.success(applicationMessages.changed);
  return { ok: true };
}

/** Changes a pending application. If it has been answered, reloads it and the form says so. */
export async function changeJobApplication(
  body: BodyOf<typeof updateSecurityApplication>,
): Promise<SubmitResult> {
  try {
    const { data } = await call(updateSecurityApplication, body);
    jobApplication.put(data);
  } catch (error) {
    return changeFailure(error, refreshBoth);
  }
  toast.success(applicationMessages.changed);
  return { ok: true };
}

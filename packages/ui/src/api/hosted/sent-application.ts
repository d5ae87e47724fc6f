import type { SecurityApplication } from '@prahari/contract/job-applications.schemas';
import { ApiError } from '../ApiError.ts';
import { toSecurityApplication } from './security-applications.ts';

/** In session storage, which logging out clears. */
const SENT = 'sentApplication';

/** Keeps the application that was sent, because the hosted API has no call that returns it. */
export function keepSentApplication(application: SecurityApplication): void {
  try {
    sessionStorage.setItem(SENT, JSON.stringify(application));
  } catch {
    // Storage is blocked: after a reload the form is shown again.
  }
}

/** Forgets the application of whoever was logged in before. */
export function forgetSentApplication(): void {
  try {
    sessionStorage.removeItem(SENT);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Returns the application that was sent in this session. @throws ApiError 404 without one */
export function sentApplication() {
  try {
    const kept = sessionStorage.getItem(SENT);
    if (kept) return { success: true as const, data: toSecurityApplication(JSON.parse(kept)) };
  } catch {
    // Storage is blocked, so nothing was kept.
  }
  throw new ApiError(404, undefined);
}

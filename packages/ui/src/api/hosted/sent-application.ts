import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import { ApiError } from '../ApiError.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../session-storage.ts';
import { toSecurityApplication } from './security-applications.ts';

/** In session storage, which logging out clears. */
const SENT = 'sentApplication';
/** `absent`: the server has no call for the latest application; `none`: it knows of none. */
const LOOKED_UP = 'applicationLookedUp';

/** Keeps the application that was sent, because some servers have no call that returns it. */
export function keepSentApplication(application: SecurityApplication): void {
  writeSessionItem(SENT, JSON.stringify(application));
  if (readSessionItem(LOOKED_UP) === 'none') removeSessionItem(LOOKED_UP);
}

/** Forgets the application of whoever was logged in before. */
export function forgetSentApplication(): void {
  removeSessionItem(SENT);
  if (readSessionItem(LOOKED_UP) === 'none') removeSessionItem(LOOKED_UP);
}

/** Returns the application that was sent in this session. @throws ApiError 404 without one */
function sentApplication() {
  const kept = readSessionItem(SENT);
  if (!kept) throw new ApiError(404, undefined);
  return { success: true as const, data: toSecurityApplication(JSON.parse(kept)) };
}

/** Looks up the latest application, and once in a session where the server answers 404. @throws ApiError */
export async function latestApplication(
  lookUp: () => Promise<{ success: true; data: SecurityApplication }>,
): Promise<{ success: true; data: SecurityApplication }> {
  if (readSessionItem(LOOKED_UP)) return sentApplication();
  return lookUp().catch((error: unknown) => {
    // Without an application, the hosted API answers 404, or 200 with `success: false`.
    if (!(error instanceof ApiError) || ![200, 404].includes(error.status)) throw error;
    writeSessionItem(LOOKED_UP, error.status === 404 && error.serverMessage === '' ? 'absent' : 'none');
    return sentApplication();
  });
}

import { changePassword as changePasswordCall } from '@prahari/contract/auth';
import { changePasswordBody } from '@prahari/contract/auth.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { accountMessages } from '@prahari/contract/my-account';
import {
  authStatus,
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions,
} from '@prahari/contract/sessions';
import type { SessionRow } from '@prahari/contract/sessions.schemas';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure, type SubmitResult, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { refusedAtField } from './account-failures.ts';

type PasswordChange = BodyOf<typeof changePasswordCall>;

/** The user; null when the server lacks the endpoint. */
export const ownAccount = createLoaded({
  read: async () => (await nullIfMissing(call(authStatus)))?.user ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountMessages.fetchFailed)),
});

/** The user's sessions; null when the server lacks the endpoint. */
export const ownSessions = createLoaded<readonly SessionRow[] | null>({
  read: async () => (await nullIfMissing(call(listSessions)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountMessages.sessionsFailed)),
});

function filterShownSessions(stays: (row: SessionRow) => boolean): void {
  const shown = ownSessions.$loaded.get();
  if (shown.state === 'ready' && shown.data) ownSessions.put(shown.data.filter(stays));
}

const ending = createInFlight();
export const $ending = ending.$ids;

/** Ends another session. Reports failures and reloads the list instead of throwing. */
export const endSession = (id: string): Promise<void> =>
  ending.run(id, async () => {
    try {
      await call(endSessionCall, { id });
      filterShownSessions((row) => row._id !== id);
      toast.success(accountMessages.sessionEnded);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, accountMessages.sessionFailed));
      await ownSessions.refreshSilently();
    }
  });

export const $endingOthers = atom(false);

/** Ends all sessions except the current one. Reports failures instead of throwing. */
export async function endOtherSessions(): Promise<void> {
  if ($endingOthers.get()) return;
  $endingOthers.set(true);
  try {
    await call(endOtherSessionsCall);
    filterShownSessions(({ current }) => current);
    toast.success(accountMessages.othersEnded);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, accountMessages.othersFailed));
  } finally {
    $endingOthers.set(false);
  }
}

/** Returns errors by field. */
export const checkPasswordChange = (typed: PasswordChange) => fieldErrors(changePasswordBody, typed);

/** Sets a new password, which ends the other sessions. */
export async function changePassword(typed: PasswordChange): Promise<SubmitResult> {
  try {
    await call(changePasswordCall, typed);
    toast.success(accountMessages.passwordChanged);
    void ownSessions.refreshSilently();
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, accountMessages.passwordFailed);
  }
}

export async function loadAccount(): Promise<void> {
  await Promise.all([ownAccount.load(), ownSessions.load()]);
}

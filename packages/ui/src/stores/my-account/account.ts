import {
  authStatus,
  changePassword as changePasswordCall,
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions,
} from '@prahari/contract/auth';
import { changePasswordBody, type SessionRow } from '@prahari/contract/auth.schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { accountMessages } from '@prahari/contract/my-account';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure, type SubmitResult, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { refusedAtField } from './account-failures.ts';

type PasswordChange = BodyOf<typeof changePasswordCall>;

/** The signed-in user; null when the server has no such endpoint. */
export const ownAccount = createLoaded({
  read: async () => (await nullIfMissing(call(authStatus)))?.user ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountMessages.fetchFailed)),
});

/** The user's own sessions; null when the server has no such endpoint. */
export const ownSessions = createLoaded<readonly SessionRow[] | null>({
  read: async () => (await nullIfMissing(call(listSessions)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountMessages.sessionsFailed)),
});

function filterShownSessions(stays: (row: SessionRow) => boolean): void {
  const shown = ownSessions.$loaded.get();
  if (shown.state === 'ready' && shown.data) ownSessions.put(shown.data.filter(stays));
}

const ending = createInFlight();
/** Ids of sessions being ended. */
export const $ending = ending.$ids;

/** Ends one of the user's other sessions. Failures are reported, never thrown; the list is then loaded again. */
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

/** True while all other sessions are being ended. */
export const $endingOthers = atom(false);

/** Ends all of the user's sessions except the current one. Failures are reported, never thrown. */
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

/** Validates the form: errors by field. */
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

/** Loads the account and its sessions. */
export async function loadAccount(): Promise<void> {
  await Promise.all([ownAccount.load(), ownSessions.load()]);
}

import { accountWords } from '@prahari/contract/account/words';
import {
  authStatus,
  changePassword as changePasswordCall,
  endOtherSessions as endOtherSessionsCall,
  endSession as endSessionCall,
  listSessions,
} from '@prahari/contract/auth/endpoints';
import { changePasswordBody, type SessionRow } from '@prahari/contract/auth/schemas';
import { fieldErrors } from '@prahari/contract/check';
import type { BodyOf } from '@prahari/contract/endpoint';
import { atom } from 'nanostores';
import { call } from '../api/call.ts';
import { refusedAtField } from './account-failures.ts';
import { nullIfAbsent, reportFailure, type SubmitResult, serverMessageOr } from './failure.ts';
import { createInFlight } from './in-flight.ts';
import { createLoaded } from './loaded.ts';
import { toast } from './toasts.ts';

type PasswordChange = BodyOf<typeof changePasswordCall>;

/** Who is signed in; null where the server does not say. */
export const ownAccount = createLoaded({
  read: async () => (await nullIfAbsent(call(authStatus)))?.user ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountWords.fetchFailed)),
});

/** The user's own sessions; null where the server does not list them. */
export const ownSessions = createLoaded<readonly SessionRow[] | null>({
  read: async () => (await nullIfAbsent(call(listSessions)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, accountWords.sessionsFailed)),
});

function keepSessions(stays: (row: SessionRow) => boolean): void {
  const shown = ownSessions.$loaded.get();
  if (shown.state === 'ready' && shown.data) ownSessions.put(shown.data.filter(stays));
}

const ending = createInFlight();
/** Ids of the sessions that are being ended. */
export const $ending = ending.$ids;

/** Ends another session of one's own; where it has ended already, the list shows so. */
export const endSession = (id: string): Promise<void> =>
  ending.run(id, async () => {
    try {
      await call(endSessionCall, { id });
      keepSessions((row) => row._id !== id);
      toast.success(accountWords.sessionEnded);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, accountWords.sessionFailed));
      await ownSessions.refreshQuietly();
    }
  });

/** True while all other sessions are being ended. */
export const $endingOthers = atom(false);

/** Ends all sessions of one’s own but this one. Failures are reported, never thrown. */
export async function endOtherSessions(): Promise<void> {
  if ($endingOthers.get()) return;
  $endingOthers.set(true);
  try {
    await call(endOtherSessionsCall);
    keepSessions(({ current }) => current);
    toast.success(accountWords.othersEnded);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, accountWords.othersFailed));
  } finally {
    $endingOthers.set(false);
  }
}

/** What is wrong before any call, by field. */
export const checkPasswordChange = (typed: PasswordChange) => fieldErrors(changePasswordBody, typed);

/** Sets a new password; the other sessions end with the old one. */
export async function changePassword(typed: PasswordChange): Promise<SubmitResult> {
  try {
    await call(changePasswordCall, typed);
    toast.success(accountWords.passwordChanged);
    void ownSessions.refreshQuietly();
    return { ok: true };
  } catch (error) {
    return refusedAtField(error, accountWords.passwordFailed);
  }
}

/** Loads what the account dialog shows to everybody. */
export async function loadAccount(): Promise<void> {
  await Promise.all([ownAccount.load(), ownSessions.load()]);
}

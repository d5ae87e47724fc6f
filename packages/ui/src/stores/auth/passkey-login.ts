import { passkeyLogin, passkeyMessages, startPasskeyLogin } from '@prahari/contract/factors';

import type { Role } from '@prahari/contract/roles';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { hasLocalStorage } from '../../api/token.ts';
import { claimDrafts } from '../forms/drafts.ts';
import { chosenLanguage } from '../language/language.ts';
import { $navigating } from '../session/navigation.ts';
import { startSession } from '../session/session.ts';
import { type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';
import { askForCredential, browserRefusal } from './authenticator.ts';

/** The form shows it beside the toast: only the role can be wrong. */
const CHECK_ROLE = { path: '', message: 'Check the role.' };

const STORAGE_BLOCKED = 'Allow cookies and site data for this site, so that it can keep your login.';

/** Starts the session of a passkey in the chosen role. The token comes as a cookie. */
export async function loginWithPasskey(role: Role): Promise<SubmitResult> {
  if ($navigating.get()) return { ok: true };
  if (!hasLocalStorage()) return { ok: false, errors: [{ path: '', message: STORAGE_BLOCKED }] };
  try {
    const { data: options } = await call(startPasskeyLogin);
    const credential = await askForCredential(options);
    const reply = await call(passkeyLogin, { credential, role, cookie: true, ...chosenLanguage() });
    claimDrafts(reply.user.id);
    startSession(reply.token, reply.role, reply.language);
    return { ok: true };
  } catch (error) {
    const refusal = browserRefusal(error);
    if (refusal) return refusal;
    const message = serverMessageOr(error, passkeyMessages.loginFailed);
    if (error instanceof ApiError && error.status === 403)
      return { ok: false, errors: [{ path: '', message }] };
    const failure = submitFailure(error, message);
    return error instanceof ApiError && error.status === 401 ? { ok: false, errors: [CHECK_ROLE] } : failure;
  }
}

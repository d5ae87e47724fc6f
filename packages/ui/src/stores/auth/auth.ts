import { authMessages } from '@prahari/contract/auth';
import type { BodyOf } from '@prahari/contract/endpoint';
import type {
  accountDisabled,
  login as loginEndpoint,
  notVerified,
  secondFactorNeeded,
} from '@prahari/contract/sessions';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { hasLocalStorage } from '../../api/token.ts';
import { claimDrafts } from '../forms/drafts.ts';
import { chosenLanguage } from '../language/language.ts';
import { $navigating } from '../session/navigation.ts';
import { startSession } from '../session/session.ts';
import { type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';
import { lazyAuthApi } from './lazy-auth-api.ts';
import { normalizeEmail } from './normalize-email.ts';
import { registrationOf, storeEmailToVerify } from './verification.ts';

type Credentials = BodyOf<typeof loginEndpoint>;

/** True if login was refused only because the email is not verified. */
export const $unverified = atom(false);

/** True if the password was right and the second factor is required. */
export const $secondFactorRequired = atom(false);

// Literals, because importing the refusals would load their texts with the page.
const NOT_VERIFIED: (typeof notVerified)['code'] = 'auth.not_verified';
const SECOND_FACTOR: (typeof secondFactorNeeded)['code'] = 'auth.second_factor';
const DISABLED: (typeof accountDisabled)['code'] = 'auth.account_disabled';

/** The form shows it beside the toast, because the server does not reveal the wrong value. */
const CHECK_CREDENTIALS = { path: '', message: 'Check the role, email and password.' };

/** Starts the session; openDashboardOnceSignedIn() then opens the dashboard. */
export async function login({ role, email, password, totp }: Credentials): Promise<SubmitResult> {
  if ($navigating.get()) return { ok: true };
  const address = normalizeEmail(email);
  $unverified.set(false);
  try {
    const calls = await lazyAuthApi();
    if (!hasLocalStorage()) return { ok: false, errors: [{ path: '', message: calls.STORAGE_BLOCKED }] };
    const reply = await calls.login({
      email: address,
      password,
      role,
      ...(totp && { totp }),
      ...chosenLanguage(),
      ...registrationOf(address),
    });
    claimDrafts(reply.user.id);
    startSession(reply.token, reply.role, reply.language);
    return { ok: true };
  } catch (error) {
    const message = serverMessageOr(error, authMessages.loginFailed);
    const { code, status } = error instanceof ApiError ? error : {};
    if (code === SECOND_FACTOR) {
      $secondFactorRequired.set(true);
      return { ok: false, errors: totp ? [{ path: 'totp', message }] : [] };
    }
    // The form shows it instead of a toast, so that it stays readable.
    if (code === DISABLED) return { ok: false, errors: [{ path: '', message }] };
    if (code === NOT_VERIFIED) {
      storeEmailToVerify(address);
      $unverified.set(true);
    }
    const failure = submitFailure(error, message);
    return status === 401 ? { ok: false, errors: [CHECK_CREDENTIALS] } : failure;
  }
}

import { authMessages } from '@prahari/contract/auth';
import { REDIRECT_TO_LOGIN_MS } from '@prahari/contract/constants';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { $navigating, redirectTo } from '../session/navigation.ts';
import { isServerBusy, type SubmitResult, submitFailure, unreachableError } from '../toasts/failure.ts';
import { retryAfterOf } from '../toasts/retry-after.ts';
import { toast } from '../toasts/toasts.ts';
import { lazyAuthApi } from './lazy-auth-api.ts';
import { normalizeEmail } from './normalize-email.ts';
import { createCodeSender, reportWrongCode } from './one-time-code.ts';

export type ResetStep =
  | { step: 'email' }
  | { step: 'code'; email: string }
  | { step: 'password'; email: string; otp: string };

export const $reset = atom<ResetStep>({ step: 'email' });

const emailOf = (at: ResetStep): string | null => (at.step === 'email' ? null : at.email);

const mailCode = async (email: string) => (await lazyAuthApi()).forgotPassword({ email });

export const resetCode = createCodeSender({
  name: 'resetWait',
  send: mailCode,
  email: () => emailOf($reset.get()),
  sent: authMessages.resetSent,
  failed: authMessages.sendResetFailed,
});

/** Kept in the history entry: a reload continues with the code step, a new visit starts over. */
const keepForReload = (email: string | null): void =>
  history.replaceState({ ...history.state, resetEmail: email }, '');

function goTo(next: ResetStep): void {
  keepForReload(emailOf(next));
  $reset.set(next);
}

/** Returns the email and secret of a mailed link, which follow the # of the address. */
function openedLink(): { email: string; otp: string } | undefined {
  const sent = new URLSearchParams(location.hash.slice(1));
  const [email, otp] = [sent.get('email'), sent.get('code')];
  return email && otp ? { email: normalizeEmail(email), otp } : undefined;
}

/** Continues with the password step of a mailed link, or with the code step after a reload. */
export function resumeReset(): void {
  const link = openedLink();
  if (link) {
    // The secret must not stay in the history.
    history.replaceState(history.state, '', location.pathname);
    $reset.set({ step: 'password', ...link });
    return;
  }
  const email: unknown = history.state?.resetEmail;
  if (typeof email === 'string' && email && $reset.get().step === 'email')
    $reset.set({ step: 'code', email });
}

/** Returns to the first step, for another email. */
export const restartReset = (): void => goTo({ step: 'email' });

const refusedWith = (message: string): SubmitResult => ({ ok: false, errors: [{ path: '', message }] });

/** Adds the reason to a failure without field errors, for the form. */
function withReason(refusal: SubmitResult, error: unknown): SubmitResult {
  if (refusal.ok || refusal.errors?.length) return refusal;
  const serverMessage = error instanceof ApiError ? error.serverMessage : '';
  const reason = unreachableError(error)?.message ?? serverMessage;
  return reason ? refusedWith(reason) : refusal;
}

/** Sends a reset code to the email (step 1). */
export async function sendResetCode(typed: string): Promise<SubmitResult> {
  const email = normalizeEmail(typed);
  try {
    await mailCode(email);
    resetCode.wait();
    toast.success(authMessages.resetSent);
    goTo({ step: 'code', email });
    return { ok: true };
  } catch (error) {
    const refusal = submitFailure(error, authMessages.sendResetFailed);
    const seconds = retryAfterOf(error);
    if (seconds && !isServerBusy(error))
      return refusedWith(`A code was sent a moment ago. Try again in ${seconds} s.`);
    return withReason(refusal, error);
  }
}

/** Verifies the code, which stays valid for step 3 (step 2). */
export async function checkResetCode(otp: string): Promise<SubmitResult> {
  const at = $reset.get();
  if (at.step === 'email') return { ok: false };
  try {
    await (await lazyAuthApi()).verifyOtp({ email: at.email, otp });
    toast.success(authMessages.otpVerified);
    goTo({ step: 'password', email: at.email, otp });
    return { ok: true };
  } catch (error) {
    return reportWrongCode(error);
  }
}

/** Sets the password and opens login (step 3). */
export async function setNewPassword(newPassword: string): Promise<SubmitResult> {
  const at = $reset.get();
  if ($navigating.get()) return { ok: true };
  if (at.step !== 'password') return { ok: false };
  try {
    await (await lazyAuthApi()).resetPassword({ email: at.email, otp: at.otp, newPassword });
    resetCode.clear();
    keepForReload(null);
    toast.success(authMessages.resetDone);
    redirectTo('/login', REDIRECT_TO_LOGIN_MS);
    return { ok: true };
  } catch (error) {
    return withReason(submitFailure(error, authMessages.resetFailed), error);
  }
}

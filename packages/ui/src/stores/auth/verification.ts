import { authMessages } from '@prahari/contract/auth';
import {
  LAST_EMAIL_KEY,
  LAST_ROLE_KEY,
  REDIRECT_TO_LOGIN_MS,
  REGISTRATION_KEY,
  SIGNUP_ROLE_KEY,
  VERIFICATION_EMAIL_KEY,
} from '@prahari/contract/constants';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../api/session-storage.ts';
import { $navigating, redirectTo } from '../session/navigation.ts';
import type { SubmitResult } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { lazyAuthApi } from './lazy-auth-api.ts';
import { createCodeSender, reportWrongCode } from './one-time-code.ts';

/** The email awaiting verification in this tab, or null. */
const emailToVerify = (): string | null => readSessionItem(VERIFICATION_EMAIL_KEY);

export const verificationCode = createCodeSender({
  name: 'verificationWait',
  send: async (email) => (await lazyAuthApi()).resendOtp({ email, ...registrationOf(email) }),
  email: emailToVerify,
  sent: authMessages.resent,
  failed: authMessages.resendFailed,
});

/** Returns the registration of this tab's signup; empty for another email. */
export function registrationOf(email: string): { registration?: string } {
  const registration = emailToVerify() === email && readSessionItem(REGISTRATION_KEY);
  return registration ? { registration } : {};
}

export function storeEmailToVerify(email: string): void {
  if (emailToVerify() !== email) {
    verificationCode.clear();
    removeSessionItem(REGISTRATION_KEY);
  }
  writeSessionItem(VERIFICATION_EMAIL_KEY, email);
}

/** Stores a signup in this tab, replacing an earlier one. */
export function storeSignup(email: string, role: string, registration: string | undefined): void {
  storeEmailToVerify(email);
  writeSessionItem(SIGNUP_ROLE_KEY, role);
  if (registration) writeSessionItem(REGISTRATION_KEY, registration);
  else removeSessionItem(REGISTRATION_KEY);
}

/** Returns the email to verify, or redirects to signup without one (SPEC section 5). */
export function requireEmailToVerify(): string | null {
  const email = emailToVerify();
  if (!email) redirectTo('/signup');
  return email;
}

/** Lets the login page know email and role, so that only the password is asked for. */
function rememberForLogin(email: string): void {
  writeSessionItem(LAST_EMAIL_KEY, email);
  const role = readSessionItem(SIGNUP_ROLE_KEY);
  removeSessionItem(SIGNUP_ROLE_KEY);
  if (role) writeSessionItem(LAST_ROLE_KEY, role);
}

/** Verifies the stored email, which creates the account, and opens login. */
export async function verify(otp: string): Promise<SubmitResult> {
  if ($navigating.get()) return { ok: true };
  const email = requireEmailToVerify();
  if (!email) return { ok: true };
  try {
    await (await lazyAuthApi()).verifyOtp({ email, otp, ...registrationOf(email) });
    removeSessionItem(VERIFICATION_EMAIL_KEY);
    removeSessionItem(REGISTRATION_KEY);
    verificationCode.clear();
    rememberForLogin(email);
    toast.success(authMessages.verified);
    redirectTo('/login', REDIRECT_TO_LOGIN_MS);
    return { ok: true };
  } catch (error) {
    return reportWrongCode(error);
  }
}

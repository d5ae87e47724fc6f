import { REDIRECT_TO_LOGIN_MS, STORAGE } from '@prahari/contract/constants';
import { messages } from '@prahari/contract/messages';
import type { SubmitResult } from './failure.ts';
import { lazyAuthApi } from './lazy-auth-api.ts';
import { $navigating, redirectTo } from './navigation.ts';
import { createCodeSender, wrongCode } from './one-time-code.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';
import { toast } from './toasts.ts';

/** The address whose code is awaited in this tab, or null. */
const emailToVerify = (): string | null => readSessionItem(STORAGE.verificationEmail);

export const verificationCode = createCodeSender({
  name: 'verificationWait',
  send: async (email) => (await lazyAuthApi()).resendOtp({ email }),
  email: emailToVerify,
  sent: messages.auth.resent,
  failed: messages.auth.resendFailed,
});

/** Keeps the address for the page that takes its code. */
export function waitForVerification(email: string): void {
  if (emailToVerify() !== email) verificationCode.clear();
  writeSessionItem(STORAGE.verificationEmail, email);
}

/** The address the page is about; without one there is nothing to verify, and signup opens (SPEC section 5). */
export function emailOrSignup(): string | null {
  const email = emailToVerify();
  if (!email) redirectTo('/signup');
  return email;
}

/** Makes the account of the awaited address; login follows. */
export async function verify(otp: string): Promise<SubmitResult> {
  if ($navigating.get()) return { ok: true };
  const email = emailOrSignup();
  if (!email) return { ok: true };
  try {
    await (await lazyAuthApi()).verifyOtp({ email, otp });
    removeSessionItem(STORAGE.verificationEmail);
    verificationCode.clear();
    toast.success(messages.auth.verified);
    redirectTo('/login', REDIRECT_TO_LOGIN_MS);
    return { ok: true };
  } catch (error) {
    return wrongCode(error);
  }
}

import { REDIRECT_TO_LOGIN_MS, STORAGE } from '@prahari/contract/constants';
import { messages } from '@prahari/contract/messages';
import type { SubmitResult } from './failure.ts';
import { authCalls } from './late-auth-calls.ts';
import { $leaving, replaceWith } from './leaving.ts';
import { createCodeSender, wrongCode } from './one-time-code.ts';
import { forget, remember, remembered } from './tab-memory.ts';
import { toast } from './toasts.ts';

/** The address whose code is awaited in this tab, or null. */
export const emailToVerify = (): string | null => remembered(STORAGE.verificationEmail);

export const verificationCode = createCodeSender({
  name: 'verificationWait',
  send: async (email) => (await authCalls()).resendOtp({ email }),
  email: emailToVerify,
  sent: messages.auth.resent,
  failed: messages.auth.resendFailed,
});

/** Keeps the address for the page that takes its code. */
export function waitForVerification(email: string): void {
  if (emailToVerify() !== email) verificationCode.clear();
  remember(STORAGE.verificationEmail, email);
}

/** The address the page is about; without one there is nothing to verify, and signup opens (SPEC section 5). */
export function emailOrSignup(): string | null {
  const email = emailToVerify();
  if (!email) replaceWith('/signup');
  return email;
}

/** Makes the account of the awaited address; login follows. */
export async function verify(otp: string): Promise<SubmitResult> {
  if ($leaving.get()) return { ok: true };
  const email = emailOrSignup();
  if (!email) return { ok: true };
  try {
    await (await authCalls()).verifyOtp({ email, otp });
    forget(STORAGE.verificationEmail);
    verificationCode.clear();
    toast.success(messages.auth.verified);
    replaceWith('/login', REDIRECT_TO_LOGIN_MS);
    return { ok: true };
  } catch (error) {
    return wrongCode(error);
  }
}

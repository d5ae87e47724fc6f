import { REDIRECT_TO_LOGIN_MS, STORAGE } from '@prahari/contract/constants';
import { messages } from '@prahari/contract/messages';
import type { SubmitResult } from './failure.ts';
import { lazyAuthApi } from './lazy-auth-api.ts';
import { $navigating, redirectTo } from './navigation.ts';
import { createCodeSender, reportWrongCode } from './one-time-code.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';
import { toast } from './toasts.ts';

/** The email awaiting verification in this tab, or null. */
const emailToVerify = (): string | null => readSessionItem(STORAGE.verificationEmail);

export const verificationCode = createCodeSender({
  name: 'verificationWait',
  send: async (email) => (await lazyAuthApi()).resendOtp({ email }),
  email: emailToVerify,
  sent: messages.auth.resent,
  failed: messages.auth.resendFailed,
});

/** Stores the email for the verification page. */
export function storeEmailToVerify(email: string): void {
  if (emailToVerify() !== email) verificationCode.clear();
  writeSessionItem(STORAGE.verificationEmail, email);
}

/** The email to verify. Redirects to signup when there is none (SPEC section 5). */
export function requireEmailToVerify(): string | null {
  const email = emailToVerify();
  if (!email) redirectTo('/signup');
  return email;
}

/** Verifies the stored email, which creates the account, and opens login. */
export async function verify(otp: string): Promise<SubmitResult> {
  if ($navigating.get()) return { ok: true };
  const email = requireEmailToVerify();
  if (!email) return { ok: true };
  try {
    await (await lazyAuthApi()).verifyOtp({ email, otp });
    removeSessionItem(STORAGE.verificationEmail);
    verificationCode.clear();
    toast.success(messages.auth.verified);
    redirectTo('/login', REDIRECT_TO_LOGIN_MS);
    return { ok: true };
  } catch (error) {
    return reportWrongCode(error);
  }
}

import { authMessages, type register as registerEndpoint } from '@prahari/contract/auth';

import type { BodyOf } from '@prahari/contract/endpoint';
import { $navigating, navigateTo } from '../session/navigation.ts';
import { type SubmitResult, serverMessageOr, submitFailure } from '../toasts/failure.ts';
import { lazyAuthApi } from './lazy-auth-api.ts';
import { normalizeEmail } from './normalize-email.ts';
import { storeSignup, verificationCode } from './verification.ts';

type Registration = BodyOf<typeof registerEndpoint>;

/** Signs up, which mails a code, and opens the verification page. */
export async function signUp(registration: Registration): Promise<SubmitResult> {
  if ($navigating.get()) return { ok: true };
  const email = normalizeEmail(registration.email);
  const { name, phone } = registration;
  try {
    const calls = await lazyAuthApi();
    const reply = await calls.register({ ...registration, name: name.trim(), phone: phone.trim(), email });
    storeSignup(email, registration.role, reply.registration);
    verificationCode.wait();
    navigateTo('/otp-verification');
    return { ok: true };
  } catch (error) {
    return submitFailure(error, serverMessageOr(error, authMessages.signupFailed));
  }
}

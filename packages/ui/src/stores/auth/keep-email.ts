import { REDIRECT_TO_LOGIN_MS } from '@prahari/contract/constants';
import { emailChangeMessages } from '@prahari/contract/my-account';
import { atom } from 'nanostores';
import { $navigating, redirectTo } from '../session/navigation.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

export const $keepingEmail = atom(false);

/** Brings the former email back with the token after the # of the link, and opens the reset of a password. */
export async function keepEmail(): Promise<void> {
  if ($keepingEmail.get() || $navigating.get()) return;
  $keepingEmail.set(true);
  try {
    const api = await import('./keep-email-api.ts');
    await api.keepEmail(location.hash.slice(1));
    toast.success(emailChangeMessages.kept);
    redirectTo('/forgot-password', REDIRECT_TO_LOGIN_MS);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, emailChangeMessages.keepFailed));
  } finally {
    $keepingEmail.set(false);
  }
}

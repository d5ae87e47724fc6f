import { REDIRECT_TO_LOGIN_MS } from '@prahari/contract/constants';
import { loginReportMessages } from '@prahari/contract/sessions';
import { atom } from 'nanostores';
import { $navigating, redirectTo } from '../session/navigation.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

export const $reportingLogin = atom(false);

/** Ends the login named by the token after the # of the link, and opens the reset of a password. */
export async function reportLogin(): Promise<void> {
  if ($reportingLogin.get() || $navigating.get()) return;
  $reportingLogin.set(true);
  try {
    const api = await import('./report-login-api.ts');
    await api.reportLogin(location.hash.slice(1));
    toast.success(loginReportMessages.ended);
    redirectTo('/forgot-password', REDIRECT_TO_LOGIN_MS);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, loginReportMessages.failed));
  } finally {
    $reportingLogin.set(false);
  }
}

import { $navigating, redirectTo } from './navigation.ts';
import { $session, pageAfterLogin } from './session.ts';

/** Opens the dashboard as soon as there is a session: now, after login, or after login in another tab. Returns a function that stops it. */
export function openDashboardOnceSignedIn(): () => void {
  const open = () => {
    const session = $session.get();
    if (session.state === 'signed-in' && !$navigating.get()) redirectTo(pageAfterLogin(session.role));
  };
  open();
  const stop = $session.listen(open);
  window.addEventListener('pageshow', open);
  return () => {
    stop();
    window.removeEventListener('pageshow', open);
  };
}

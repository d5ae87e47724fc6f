import { $navigating, redirectTo } from './navigation.ts';
import { $session, pageAfterLogin } from './session.ts';

/** Opens the dashboard once there is a session. Returns a function that stops it. */
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

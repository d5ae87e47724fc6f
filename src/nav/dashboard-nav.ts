import { formatToday } from '@prahari/contract/format';
import { tellPresses } from './bar-presses.ts';
import { listenForLogout } from './logout.ts';
import { onRestored, onSessionChange, storedSession } from './stored-session.ts';
import { followTheme } from './theme.ts';
import { allowEmptying } from './trusted-types.ts';

const root = document.documentElement;

/**
 * Runs in <head>, before anything is painted (SPEC section 2): without a token to `anonymous`, with another role to the
 * landing page. It only saves a needless page; the server decides on every call.
 */
function guard(anonymous: '/login' | '/'): void {
  const session = storedSession();
  if (session && session.role === root.dataset.allows) return;
  root.hidden = true;
  location.replace(session ? '/' : anonymous);
}

allowEmptying();
followTheme();
guard('/login');
onRestored(() => guard('/login'));
// a logout elsewhere ends here where it ends there
onSessionChange(() => guard('/'));
listenForLogout();
tellPresses();
document.addEventListener('DOMContentLoaded', () => {
  const today = document.querySelector('[data-today]');
  if (today) today.textContent = formatToday();
});

import { dashboardOf } from '@prahari/contract/roles';
import { leaveForLater } from './after-first-paint.ts';
import { listenForLogout } from './logout.ts';
import { setUpMenu, setUpScrolledStyle } from './site-menu.ts';
import { onBfcacheRestore, onSessionChange, storedSession } from './stored-session.ts';
import { setUpTheme } from './theme.ts';

/** Runs in <head>: the attribute on <html> decides which links show, before the first paint. */
function showSession(): void {
  const session = storedSession();
  document.documentElement.toggleAttribute('data-signed-in', !!session);
  document
    .querySelector<HTMLAnchorElement>('[data-profile]')
    ?.setAttribute('href', dashboardOf(session?.role ?? ''));
}

leaveForLater();
setUpTheme();
showSession();
onSessionChange(showSession);
onBfcacheRestore(showSession);
listenForLogout();
document.addEventListener('DOMContentLoaded', () => {
  showSession();
  setUpMenu();
  setUpScrolledStyle();
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
});

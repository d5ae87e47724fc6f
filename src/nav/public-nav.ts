import { dashboardOf } from '@prahari/contract/roles';
import { leaveForLater } from './after-first-paint.ts';
import { listenForLogout } from './logout.ts';
import { followScroll, prepareMenu } from './site-menu.ts';
import { onRestored, onSessionChange, storedSession } from './stored-session.ts';
import { followTheme } from './theme.ts';

/** Runs in <head>: the mark on <html> decides which links show before anything is painted. */
function showSession(): void {
  const session = storedSession();
  document.documentElement.toggleAttribute('data-signed-in', !!session);
  document
    .querySelector<HTMLAnchorElement>('[data-profile]')
    ?.setAttribute('href', dashboardOf(session?.role ?? ''));
}

leaveForLater();
followTheme();
showSession();
onSessionChange(showSession);
onRestored(showSession);
listenForLogout();
document.addEventListener('DOMContentLoaded', () => {
  showSession();
  prepareMenu();
  followScroll();
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
});

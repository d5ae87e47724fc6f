import { dashboardOf } from '@prahari/contract/roles';
import { endPendingLogout, listenForLogout } from './logout.ts';
import { scrollToTopOnNavigation } from './scroll-to-top.ts';
import { setUpMenu, setUpScrolledStyle } from './site-menu.ts';
import { onBfcacheRestore, onSessionChange, storedSession } from './stored-session.ts';
import { setUpTheme } from './theme.ts';
import { setUpWebFont } from './web-font.ts';

/** Sets the attribute on <html> that decides which links show, before the first paint. */
function showSession(): void {
  const session = storedSession();
  document.documentElement.toggleAttribute('data-signed-in', !!session);
  document
    .querySelector<HTMLAnchorElement>('[data-profile]')
    ?.setAttribute('href', dashboardOf(session?.role ?? ''));
}

endPendingLogout();
setUpTheme();
scrollToTopOnNavigation();
setUpWebFont();
showSession();
onSessionChange(showSession);
onBfcacheRestore(showSession);
listenForLogout();
setUpScrolledStyle();
setUpMenu('site-menu');
document.addEventListener('DOMContentLoaded', () => {
  showSession();
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
});

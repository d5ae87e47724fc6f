import { formatDayWithWeekday } from '@prahari/domain/format';
import { startEarlyCalls } from './early-calls.ts';
import { keepEarlyKeys } from './early-keys.ts';
import { fetchScriptsEarly } from './early-scripts.ts';
import { endPendingLogout, listenForLogout } from './logout.ts';
import {
  closeMenuOnFocusOut,
  listenForDialogButtons,
  listenForFindKeys,
  reopenDialog,
} from './nav-clicks.ts';
import { scrollToTopOnNavigation } from './scroll-to-top.ts';
import { setUpMenu, setUpScrolledStyle } from './site-menu.ts';
import { onBfcacheRestore, onSessionChange, storedSession } from './stored-session.ts';
import { setUpTheme } from './theme.ts';
import { allowFewStrings } from './trusted-types.ts';

const root = document.documentElement;

/** Redirects visitors and other roles before the first paint (SPEC section 2). */
function redirectUnlessAllowed(anonymous: '/login' | '/'): void {
  const session = storedSession();
  if (session && session.role === root.dataset.allows) return;
  root.hidden = true;
  location.replace(session ? '/' : anonymous);
}

allowFewStrings();
setUpTheme();
scrollToTopOnNavigation('auto');
endPendingLogout();
if (!root.hidden) redirectUnlessAllowed('/login');
if (!root.hidden) startEarlyCalls();
if (!root.hidden) fetchScriptsEarly();
onBfcacheRestore(() => redirectUnlessAllowed('/login'));
// Open the landing page after a logout in another tab, too. The tab that logs out is hidden, and opens it
// itself: of several navigations Chrome takes one, and Back would depend on which.
onSessionChange(() => {
  if (!root.hidden) redirectUnlessAllowed('/');
});
listenForLogout();
listenForDialogButtons();
reopenDialog();
listenForFindKeys();
keepEarlyKeys();
setUpScrolledStyle();
setUpMenu('dashboard-menu');
closeMenuOnFocusOut('dashboard-menu');
document.addEventListener('DOMContentLoaded', () => {
  const today = document.querySelector('[data-today]');
  if (today) today.textContent = formatDayWithWeekday();
});

import { ENDING_KEY, TOKEN_KEY } from '@prahari/contract/constants';
import { pressesLost } from '@prahari/contract/duties';
import { endingToken, endMarkedSession, hasWaitingPress, markAsEnding } from './end-session.ts';
import { onBfcacheRestore } from './stored-session.ts';

const root = document.documentElement;
/** After this time without a reply the person is told that the session has not ended. */
const PATIENCE_MS = 2000;

const isDashboard = (): boolean => root.dataset.allows !== undefined;
const noticeOf = () => document.getElementById('not-logged-out');
const isNoticeShown = (): boolean => noticeOf()?.hidden === false;

/** Says that the session has not ended. A dashboard leaves the page: only the notice stays. */
function showNotice(): void {
  const notice = noticeOf();
  if (!notice) return;
  notice.hidden = false;
  if (isDashboard()) document.body.replaceChildren(notice);
  root.hidden = false;
}

/** Ends the marked session, then opens the landing page. Tells the person when it takes long or fails. */
async function endAndLeave(): Promise<void> {
  const impatient = setTimeout(showNotice, PATIENCE_MS);
  const hasEnded = await endMarkedSession();
  clearTimeout(impatient);
  if (hasEnded) location.assign('/');
  else showNotice();
}

function logOut(): void {
  if (hasWaitingPress() && !confirm(pressesLost)) return;
  // Nothing private stays in sight, whatever the server replies.
  root.hidden = true;
  markAsEnding();
  // Browsers send `storage` to other tabs only. This page's session store listens too: a call that is refused
  // from now on says nothing about the session.
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }));
  void endAndLeave();
}

/** Ends a session whose logout did not reach the server, before the page does anything else. */
export function endPendingLogout(): void {
  if (endingToken() === null) return;
  // A dashboard is not drawn: the landing page goes on from here.
  if (isDashboard()) {
    root.hidden = true;
    location.replace('/');
    return;
  }
  void endMarkedSession().then((hasEnded) => {
    if (hasEnded) return;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showNotice);
    else showNotice();
  });
}

/** Listens on the document, so that buttons parsed later work too. */
export function listenForLogout(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-logout]')) logOut();
    if (target.closest('#not-logged-out button')) void endAndLeave();
  });
  addEventListener('online', () => {
    if (endingToken() !== null) void endAndLeave();
  });
  addEventListener('storage', ({ key, newValue }) => {
    // Another tab ended the session, or somebody logged in there.
    if (key === ENDING_KEY && newValue === null && isNoticeShown()) location.reload();
  });
  onBfcacheRestore(() => {
    if (root.hidden || isNoticeShown()) location.reload();
  });
}

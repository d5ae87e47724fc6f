import { persistentAtom } from '@nanostores/persistent';
import { authMessages } from '@prahari/contract/auth';
import {
  ACCOUNT_LANGUAGE_KEY,
  ENDING_KEY,
  KEPT_DUTIES_KEY,
  LAST_ROLE_KEY,
  PLACEHOLDER_TOKEN,
  ROLE_KEY,
} from '@prahari/contract/constants';
import { dashboardOf } from '@prahari/contract/roles';
import { computed } from 'nanostores';
import { readSessionItem, removeSessionItem, writeSessionItem } from '../../api/session-storage.ts';
import { $token, hasLocalStorage, onTokenRefused } from '../../api/token.ts';
import { forgetDrafts, keepDrafts } from '../forms/drafts.ts';
import { checkRestoredPages } from './restored-page.ts';

/** The role in local storage. It only selects the shown page; the server checks each call. */
export const $role = persistentAtom<string | undefined>(ROLE_KEY, undefined);

/** The language of the account, as its last login or change said. */
export const $accountLanguage = persistentAtom<string | undefined>(ACCOUNT_LANGUAGE_KEY, undefined);

export type Session = { state: 'anonymous' } | { state: 'signed-in'; role: string };

const anonymous: Session = { state: 'anonymous' };

/** The session, synced between tabs. */
export const $session = computed(
  [$token, $role],
  (token, role): Session => (token ? { state: 'signed-in', role: role ?? 'client' } : anonymous),
);
// `{ ssr: 'initial' }` hydrates with `init`, which a computed store lacks.
Object.assign($session, { init: anonymous });

const RETURN_TO = 'returnTo';
const NOTICE = 'notice';

/** Stores role and token, or the marker of a session in a cookie. */
export function startSession(token: string | undefined, role: string, language?: string): void {
  if (hasLocalStorage()) {
    // The new session replaces one whose logout did not reach the server.
    delete localStorage[ENDING_KEY];
    delete localStorage[KEPT_DUTIES_KEY];
  }
  $role.set(role);
  $accountLanguage.set(language);
  $token.set(token || PLACEHOLDER_TOKEN);
}

export function endSession(): void {
  if (hasLocalStorage()) delete localStorage[KEPT_DUTIES_KEY];
  $token.set(undefined);
  $role.set(undefined);
  $accountLanguage.set(undefined);
}

/** The page of a bill, which several roles may open. */
const BILL_PAGE = '/bill';

/** Returns the page to open after login: where the last session ended, a bill, or the dashboard. */
export function pageAfterLogin(role: string): string {
  const dashboard = dashboardOf(role);
  const wanted = readSessionItem(RETURN_TO);
  removeSessionItem(RETURN_TO);
  const path = wanted?.split('?')[0];
  return wanted && (path === dashboard || path === BILL_PAGE) ? wanted : dashboard;
}

function rememberPage(): void {
  writeSessionItem(RETURN_TO, location.pathname.replace(/(.)\/$/, '$1') + location.search);
}

/** Opens a page in place of a dashboard whose session is over. */
export type Leave = (path: '/login' | '/') => void;

export const openInstead: Leave = (path) => location.replace(path);

/** A page that logs out is out of sight, and opens the landing page itself. */
const isLoggingOut = (): boolean => globalThis.document?.documentElement.hidden === true;

/** Sends a visitor without a session to the login page, which leads back here. Returns false for somebody signed in. */
export function askToLogIn(leave: Leave = openInstead): boolean {
  if ($session.get().state === 'signed-in') return false;
  if (isLoggingOut()) return true;
  rememberPage();
  leave('/login');
  return true;
}

/** Takes the message stored by the previous page. */
export function takeNotice(): string | null {
  const notice = readSessionItem(NOTICE);
  removeSessionItem(NOTICE);
  return notice;
}

/** Leaves a dashboard that nobody is signed in to, or whose session ends. Returns a function that stops it. */
export function watchSession(leave: Leave = openInstead): () => void {
  if (askToLogIn(leave)) return () => undefined;
  keepDrafts();
  const stopRefused = onTokenRefused(() => {
    rememberPage();
    writeSessionItem(NOTICE, authMessages.sessionEnded);
    writeSessionItem(LAST_ROLE_KEY, $role.get() ?? '');
    endSession();
    leave('/login');
  });
  const stopToken = $token.listen((token) => {
    if (token || readSessionItem(NOTICE)) return;
    forgetDrafts();
    if (!isLoggingOut()) leave('/');
  });
  const stopRestored = checkRestoredPages(() => $session.get().state === 'signed-in');
  return () => {
    stopRefused();
    stopToken();
    stopRestored();
  };
}

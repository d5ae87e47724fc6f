import { persistentAtom } from '@nanostores/persistent';
import { PLACEHOLDER_TOKEN, STORAGE } from '@prahari/contract/constants';
import { messages } from '@prahari/contract/messages';
import { dashboardOf } from '@prahari/contract/roles';
import { computed } from 'nanostores';
import { $token, onTokenRefused } from '../api/token.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';

/** The role as local storage holds it. It only decides what is shown; the server decides on every call. */
export const $role = persistentAtom<string | undefined>(STORAGE.role, undefined);

export type Session = { state: 'anonymous' } | { state: 'signed-in'; role: string };

const anonymous: Session = { state: 'anonymous' };

/** Anonymous or signed in, the same in every tab of the browser. */
export const $session = computed(
  [$token, $role],
  (token, role): Session => (token ? { state: 'signed-in', role: role ?? 'client' } : anonymous),
);
// `{ ssr: 'initial' }` hydrates with it: the server knows no session, and a computed store has no first value of its own.
Object.assign($session, { init: anonymous });

const RETURN_TO = 'returnTo';
const NOTICE = 'notice';

/** False where the browser keeps nothing for this site: the next page would know of no session. */
export function canKeepSession(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

/** Keeps the token (or the placeholder, when a cookie carries the session) and the role. */
export function startSession(token: string | undefined, role: string): void {
  $role.set(role);
  $token.set(token || PLACEHOLDER_TOKEN);
}

export function endSession(): void {
  $token.set(undefined);
  $role.set(undefined);
}

/** Where login leads: back to where a session ended, if that is this role's dashboard, else to the dashboard. */
export function afterLogin(role: string): string {
  const dashboard = dashboardOf(role);
  const wanted = readSessionItem(RETURN_TO);
  removeSessionItem(RETURN_TO);
  return wanted?.split('?')[0] === dashboard ? wanted : dashboard;
}

/** Takes the message a page before this one left for the person, once. */
export function takeNotice(): string | null {
  const notice = readSessionItem(NOTICE);
  removeSessionItem(NOTICE);
  return notice;
}

/** For dashboards: a refused token ends the session, says so, and comes back to the same tab after login. Returns how to stop. */
export function watchSession(): () => void {
  const stopRefused = onTokenRefused(() => {
    writeSessionItem(RETURN_TO, location.pathname.replace(/(.)\/$/, '$1') + location.search);
    writeSessionItem(NOTICE, messages.auth.sessionEnded);
    endSession();
    location.replace('/login');
  });
  const stopToken = $token.listen((token) => {
    if (!token && !readSessionItem(NOTICE)) location.replace('/');
  });
  return () => {
    stopRefused();
    stopToken();
  };
}

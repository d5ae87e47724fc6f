import {
  ACCOUNT_LANGUAGE_KEY,
  ENDING_KEY,
  KEPT_DUTIES_KEY,
  PRESSES_KEY,
  ROLE_KEY,
  TOKEN_KEY,
} from '@prahari/contract/constants';
import { foundApi } from './found-api.ts';
import { storedSession } from './stored-session.ts';

const API_BASE = import.meta.env.API_BASE;
/** No session, or an older API that has no such call. */
const NOTHING_TO_END = [401, 404, 405];
/** The keys that a logout takes away. */
const OF_A_PERSON = [TOKEN_KEY, ROLE_KEY, ACCOUNT_LANGUAGE_KEY, PRESSES_KEY, KEPT_DUTIES_KEY];
const OF_A_SESSION = [...OF_A_PERSON, ENDING_KEY];

/** After this time another tab has the reply that renewed its token. */
const RENEWAL_MS = 400;

/** A busy browser obeys `Clear-Site-Data` this long after the page has the reply; another one never. */
const CLEARING_MS = 1000;
const CLEARING_STEP_MS = 20;

/** Calls logout of the API. A page that closes meanwhile still sends it. */
const sendLogout = (token: string): Promise<Response> =>
  fetch(`${API_BASE}/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    credentials: 'include',
    keepalive: true,
  });

/** Keeps the mark. Where nobody knows which API answers, logout is sent once: the hosted one lacks it. */
function endLater(token: string): void {
  const found = foundApi(API_BASE);
  if (found === 'hosted') return;
  if (found === 'own' || API_BASE.startsWith('/')) localStorage.setItem(ENDING_KEY, token);
  else sendLogout(token).catch(() => {});
}

/** Returns the token of a session that somebody logged out of and that has not ended yet. */
export function endingToken(): string | null {
  try {
    return localStorage.getItem(ENDING_KEY);
  } catch {
    return null;
  }
}

function forgetStored(): void {
  try {
    for (const key of OF_A_PERSON) localStorage.removeItem(key);
  } catch {}
}

/** True if a press of a guard waits for the network, which a logout would lose. */
export function hasWaitingPress(): boolean {
  try {
    return (localStorage.getItem(PRESSES_KEY) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}

/** Forgets the session in this browser, and marks it as one to be ended on the server. */
export function markAsEnding(): void {
  const token = storedSession()?.token;
  try {
    // The mark comes first: without it nobody would end the session after a crash.
    if (token) endLater(token);
    forgetStored();
    sessionStorage.clear();
  } catch {}
}

/** Returns a function that stores again what belongs to the device: `Clear-Site-Data` empties storage. */
function deviceSettings(): () => void {
  const settings = Object.entries(localStorage).filter(([key]) => !OF_A_SESSION.includes(key));
  return () => {
    for (const [key, value] of settings)
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  };
}

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until the mark is gone: what a page stores before that is emptied with it. */
async function untilCleared(token: string): Promise<void> {
  for (let waited = 0; waited < CLEARING_MS && endingToken() === token; waited += CLEARING_STEP_MS)
    await pass(CLEARING_STEP_MS);
}

/** Ends the marked session on the server. Resolves to true once it has ended. */
export async function endMarkedSession(): Promise<boolean> {
  const token = endingToken();
  if (token === null) return true;
  try {
    forgetStored();
    const restoreSettings = deviceSettings();
    let { ok, status, headers } = await sendLogout(token);
    if (status === 401) {
      // A call in another tab may have renewed the session's cookie meanwhile.
      await pass(RENEWAL_MS);
      ({ ok, status, headers } = await sendLogout(token));
    }
    if (!ok && !NOTHING_TO_END.includes(status)) return false;
    if (isSecureContext && headers.has('clear-site-data')) await untilCleared(token);
    // Another tab may have logged out of a newer session meanwhile.
    if (endingToken() === token) localStorage.removeItem(ENDING_KEY);
    restoreSettings();
    return true;
  } catch {
    return false;
  }
}

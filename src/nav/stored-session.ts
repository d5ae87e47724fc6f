import { ROLE_KEY, TOKEN_KEY } from '@prahari/contract/constants';

export interface StoredSession {
  token: string;
  /** The role in lower case; empty when none is stored. */
  role: string;
}

/** Returns the session in this browser; undefined when there is none or storage is blocked. */
export function storedSession(): StoredSession | undefined {
  try {
    const token = localStorage.getItem(TOKEN_KEY);
    return token ? { token, role: (localStorage.getItem(ROLE_KEY) ?? '').toLowerCase() } : undefined;
  } catch {
    return undefined;
  }
}

/** Calls the listener when another tab or this page's session store changes the session. */
export function onSessionChange(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN_KEY || key === ROLE_KEY) listener();
  });
}

/** Calls the listener when the back/forward cache restores the page. */
export function onBfcacheRestore(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

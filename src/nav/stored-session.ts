import { STORAGE } from '@prahari/contract/constants';

export interface StoredSession {
  token: string;
  /** In lower case; empty when none is stored. */
  role: string;
}

/** The session this browser holds, or none: nobody is logged in, or storage is blocked. */
export function storedSession(): StoredSession | undefined {
  try {
    const token = localStorage.getItem(STORAGE.token);
    return token ? { token, role: (localStorage.getItem(STORAGE.role) ?? '').toLowerCase() } : undefined;
  } catch {
    return undefined;
  }
}

/** Calls back when another tab, or the page's own session store, changes the session. */
export function onSessionChange(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE.token || key === STORAGE.role) listener();
  });
}

/** Calls back when Back or Forward brings this page up again just as it was left. */
export function onRestored(listener: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}

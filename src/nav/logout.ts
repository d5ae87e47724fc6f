import { STORAGE } from '@prahari/contract/constants';
import { storedSession } from './stored-session.ts';

function tellServer(token: string): void {
  fetch(`${import.meta.env.PUBLIC_API_URL}/api/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    credentials: 'include',
    keepalive: true,
  }).catch(() => {});
}

/** Removes the session from this browser, tells the server without waiting for it, and opens the landing page anew. */
function logout(): void {
  const session = storedSession();
  try {
    localStorage.removeItem(STORAGE.token);
    localStorage.removeItem(STORAGE.role);
  } catch {}
  // the browser tells only other tabs; this page's session store is to know as well
  dispatchEvent(new StorageEvent('storage', { key: STORAGE.token, newValue: null }));
  if (session) tellServer(session.token);
  location.assign('/');
}

/** Every button marked `data-logout` ends the session, also those not parsed yet. */
export function listenForLogout(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-logout]')) logout();
  });
}

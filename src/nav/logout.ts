import { HOSTED_API_KEY, ROLE_KEY, TOKEN_KEY } from '@prahari/contract/constants';
import { storedSession } from './stored-session.ts';

/** Removes the session, revokes the token without waiting, and loads the landing page. */
function logout(): void {
  const session = storedSession();
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(ROLE_KEY);
    // The hosted API has no such call.
    if (session && !sessionStorage[HOSTED_API_KEY])
      fetch(`${import.meta.env.API_BASE}/auth/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${session.token}` },
        credentials: 'include',
        keepalive: true,
      }).catch(() => {});
    sessionStorage.clear();
  } catch {}
  // Browsers send `storage` to other tabs only; this page's session store listens too.
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }));
  location.assign('/');
}

/** Listens on the document, so that buttons parsed later work too. */
export function listenForLogout(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-logout]')) logout();
  });
}

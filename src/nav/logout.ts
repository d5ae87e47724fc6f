import { ROLE_KEY, TOKEN_KEY } from '@prahari/contract/constants';
import { storedSession } from './stored-session.ts';

function revokeToken(token: string): void {
  fetch(`${import.meta.env.API_BASE}/auth/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    credentials: 'include',
    keepalive: true,
  }).catch(() => {});
}

/** Removes the session, revokes the token without waiting, and loads the landing page. */
function logout(): void {
  const session = storedSession();
  try {
    localStorage.removeItem(TOKEN_KEY);
    localStorage.removeItem(ROLE_KEY);
    sessionStorage.clear();
  } catch {}
  // Browsers send `storage` to other tabs only; this page's session store listens too.
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }));
  if (session) revokeToken(session.token);
  location.assign('/');
}

/** Listens on the document, so that buttons parsed later work too. */
export function listenForLogout(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-logout]')) logout();
  });
}

import { call } from '../../api/call.ts';
import { isOffered } from '../../api/find-api.ts';

/** A page without a reply is shown again after this time: a slow network is no reason to keep it from its owner. */
const PATIENCE_MS = 2000;

/** Loads the call when it is needed: no page has to carry all that is said about sessions. */
async function askWhetherSignedIn(): Promise<void> {
  const { authStatus } = await import('@prahari/contract/sessions');
  if (isOffered(authStatus)) await call(authStatus);
}

/**
 * Keeps a page that Back brings out of the browser's memory out of sight until the server has answered: its session may
 * have ended since. A refused token leaves the page as for any other call. Returns a function that stops it.
 */
export function checkRestoredPages(isSignedIn: () => boolean): () => void {
  const check = async ({ persisted }: PageTransitionEvent): Promise<void> => {
    if (!persisted || !isSignedIn()) return;
    document.documentElement.hidden = true;
    const answered = askWhetherSignedIn().catch(() => undefined);
    await Promise.race([answered, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
    if (isSignedIn()) document.documentElement.hidden = false;
  };
  window.addEventListener('pageshow', check);
  return () => window.removeEventListener('pageshow', check);
}

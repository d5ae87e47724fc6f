import { persistentAtom } from '@nanostores/persistent';
import { TOKEN_KEY } from '@prahari/contract/constants';

/** The bearer token in local storage, synced between tabs. */
export const $token = persistentAtom<string | undefined>(TOKEN_KEY, undefined);

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls back when the server refuses the current token (401). Returns a function that stops it. */
export function onTokenRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners that the server refused the current token. */
export function tokenRefused(): void {
  for (const listener of listeners) listener();
}

import { persistentAtom, setPersistentEngine } from '@nanostores/persistent';
import { TOKEN_KEY } from '@prahari/contract/constants';

/** True if local storage works; it may be blocked, and in some web views it is null. */
export function hasLocalStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

const noEvents = { addEventListener() {}, removeEventListener() {} };
if (!hasLocalStorage()) setPersistentEngine({}, noEvents);

/** The bearer token in local storage, synced between tabs. */
export const $token = persistentAtom<string | undefined>(TOKEN_KEY, undefined);

type Listener = () => void;
const listeners = new Set<Listener>();

/** Registers a listener for a refused token (401). Returns a function that removes it. */
export function onTokenRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tokenRefused(): void {
  for (const listener of listeners) listener();
}

import { persistentAtom } from '@nanostores/persistent';
import { STORAGE } from '@prahari/contract/constants';

/** The bearer token as local storage holds it; other tabs' changes arrive by themselves. */
export const $token = persistentAtom<string | undefined>(STORAGE.token, undefined);

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls back when the server no longer knows the token (401 during work). Returns how to stop. */
export function onTokenRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Said by call() once the server refused the token it sent. */
export function tokenRefused(): void {
  for (const listener of listeners) listener();
}

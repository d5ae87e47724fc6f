import { identityMessages } from '@prahari/contract/identity';
import type { Identity } from '@prahari/contract/identity.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { serverMessageOr } from '../toasts/failure.ts';

/** The state of the page of a card. `identity` is null for a card that is not valid. */
export type ShownIdentity =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; identity: Identity | null };

const $state = atom<ShownIdentity>({ state: 'loading' });
/** The company’s answer about the guard whose card was scanned. */
export const $identity: ReadableAtom<ShownIdentity> = $state;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
/** The token follows the # of the link, which browsers send to no server. */
const tokenInUrl = (): string => location.hash.slice(1);

/** Loads the card of the link. Reports failures in the page, never throws. */
export async function loadIdentity(): Promise<void> {
  const token = tokenInUrl();
  if (!TOKEN.test(token)) return $state.set({ state: 'ready', identity: null });
  $state.set({ state: 'loading' });
  try {
    const { read } = await import('./identity-api.ts');
    const identity = await read(token);
    if (token === tokenInUrl()) $state.set({ state: 'ready', identity });
  } catch (error) {
    if (token !== tokenInUrl()) return;
    if (error instanceof ApiError && error.status === 404) $state.set({ state: 'ready', identity: null });
    else $state.set({ state: 'failed', message: serverMessageOr(error, identityMessages.fetchFailed) });
  }
}

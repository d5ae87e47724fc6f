import {
  offerExpired,
  offerImpossible,
  offersMessages,
  offerTaken,
  offerYours,
} from '@prahari/contract/offers';
import type { OfferForGuard } from '@prahari/contract/offers.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { serverMessageOr } from '../toasts/failure.ts';

/** The state of a link's page. `problem` is the reason that the last press did not count. */
export type ShownOffer =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'unknown' }
  | { state: 'impossible'; offer: OfferForGuard; message: string }
  | { state: 'ready'; offer: OfferForGuard; pending?: 'yes' | 'no'; problem?: string };

const $state = atom<ShownOffer>({ state: 'loading' });
/** The offer of the link. */
export const $offer: ReadableAtom<ShownOffer> = $state;

const NO_NETWORK = 'No network. Your answer was not sent. Try again when you have a signal.';

/** Returns the token after the # of the link. */
const tokenInUrl = (): string => location.hash.slice(1);

/** Loads the offer of the link. Reports failures in the page, never throws. */
export async function openOffer(): Promise<void> {
  const token = tokenInUrl();
  if (token === '') return $state.set({ state: 'unknown' });
  $state.set({ state: 'loading' });
  try {
    const api = await import('./offer-api.ts');
    const { data } = await api.getOffer(token);
    if (token === tokenInUrl()) $state.set({ state: 'ready', offer: data });
  } catch (error) {
    if (token !== tokenInUrl()) return;
    if (error instanceof ApiError && error.status === 404) $state.set({ state: 'unknown' });
    else $state.set({ state: 'failed', message: serverMessageOr(error, offersMessages.openFailed) });
  }
}

const is = (error: unknown, { code }: { code: string }): boolean =>
  error instanceof ApiError && error.code === code;

/** Sends an answer. Without a network it is not sent, and nothing is sent later. */
export async function answerOffer(yes: boolean): Promise<void> {
  const shown = $state.get();
  if (shown.state !== 'ready' || shown.pending) return;
  const { offer } = shown;
  $state.set({ state: 'ready', offer, pending: yes ? 'yes' : 'no' });
  try {
    const api = await import('./offer-api.ts');
    const { data } = await api.answerOffer(tokenInUrl(), yes);
    $state.set({ state: 'ready', offer: data });
  } catch (error) {
    if (is(error, offerTaken)) $state.set({ state: 'ready', offer: { ...offer, state: 'taken' } });
    else if (is(error, offerExpired)) $state.set({ state: 'ready', offer: { ...offer, state: 'expired' } });
    else if (is(error, offerYours)) $state.set({ state: 'ready', offer: { ...offer, state: 'yours' } });
    else if (is(error, offerImpossible))
      $state.set({
        state: 'impossible',
        offer,
        message: serverMessageOr(error, offerImpossible.message),
      });
    else {
      const isOffline = error instanceof ApiError ? error.status === 0 : !navigator.onLine;
      const problem = isOffline ? NO_NETWORK : serverMessageOr(error, offersMessages.answerFailed);
      $state.set({ state: 'ready', offer, problem });
    }
  }
}

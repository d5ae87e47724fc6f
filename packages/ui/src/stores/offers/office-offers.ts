import { listOffers, offersMessages, sendOffers } from '@prahari/contract/offers';
import type { Offer, SendOffersBody, SentOffer } from '@prahari/contract/offers.schemas';
import { freeGuardsFailed, getFreeGuards } from '@prahari/contract/post-guards';
import type { Candidate } from '@prahari/contract/post-guards.schemas';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { messageOf, reportFailure } from '../toasts/failure.ts';

export type OfferedPlace =
  | { state: 'loading' }
  | { state: 'failed' }
  | {
      state: 'ready';
      guards: readonly Candidate[];
      /** The offers of the place’s day, the newest first. */
      offers: readonly Offer[];
      /** The links of this offer, which are shown once. */
      sent: readonly SentOffer[];
    };

const $state = atom<OfferedPlace>({ state: 'loading' });
/** The guards who could take a place, and what became of its offers. */
export const $offeredPlace: ReadableAtom<OfferedPlace> = $state;

export interface Place {
  postId: string;
  day: string;
}

let latestId = 0;

const offersOf = async ({ postId, day }: Place): Promise<Offer[]> =>
  (await call(listOffers, { postId })).data.filter(({ days }) => days.includes(day));

/** Loads who is free for a place and its offers. Reports failures, never throws. */
export async function loadOfferedPlace(place: Place): Promise<void> {
  latestId += 1;
  const loadId = latestId;
  $state.set({ state: 'loading' });
  try {
    const { postId, day } = place;
    const query = { postId, startDate: day, endDate: day, limit: 50 };
    const [{ data }, offers] = await Promise.all([call(getFreeGuards, query), offersOf(place)]);
    if (loadId === latestId) $state.set({ state: 'ready', guards: data.guards, offers, sent: [] });
  } catch (error) {
    if (loadId !== latestId) return;
    reportFailure(error, freeGuardsFailed);
    $state.set({ state: 'failed' });
  }
}

/** Loads what became of the offers, while the rest stays. */
export async function refreshOffers(place: Place): Promise<void> {
  const loadId = latestId;
  try {
    const offers = await offersOf(place);
    const shown = $state.get();
    if (loadId === latestId && shown.state === 'ready') $state.set({ ...shown, offers });
  } catch {
    // It is loaded again in some seconds.
  }
}

/** Offers a place and shows the links. Returns the message of a failure. */
export async function offerPlace(place: Place, body: SendOffersBody): Promise<string | undefined> {
  const loadId = latestId;
  try {
    const { data } = await call(sendOffers, body);
    if (loadId !== latestId) return undefined;
    const shown = $state.get();
    if (shown.state === 'ready') $state.set({ ...shown, sent: [...data, ...shown.sent] });
    await refreshOffers(place);
    return undefined;
  } catch (error) {
    return reportFailure(error, offersMessages.sendFailed(messageOf(error)));
  }
}

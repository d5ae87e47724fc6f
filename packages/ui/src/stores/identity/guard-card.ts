import {
  downloadIdentityCard,
  endIdentityCard,
  getIdentityCard,
  getOwnIdentityCard,
  identityMessages,
  makeIdentityCard,
} from '@prahari/contract/identity';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

let shownId = '';

/** The card of the guard whose record is open; null where the server makes none. */
export const guardCard = createLoaded({
  read: async () => (await nullIfMissing(call(getIdentityCard, { id: shownId })))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, identityMessages.fetchFailed)),
});

/** Shows the card of a guard in the place of another's. */
export function openGuardCard(guardId: string): void {
  if (guardId !== shownId) guardCard.reset();
  shownId = guardId;
  void guardCard.load();
}

/** True while a card is made or ended. */
export const $changingCard = atom(false);

async function change(send: () => Promise<unknown>, done: string, failed: string): Promise<void> {
  if ($changingCard.get()) return;
  $changingCard.set(true);
  try {
    await send();
    toast.success(done);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, failed));
  } finally {
    $changingCard.set(false);
  }
  await guardCard.refreshSilently();
}

/** Makes the card of a guard. Reports failures instead of throwing. */
export const makeCard = (id: string): Promise<void> =>
  change(() => call(makeIdentityCard, { id }), identityMessages.made, identityMessages.makeFailed);

/** Ends the card of a guard. Reports failures instead of throwing. */
export const endCard = (id: string): Promise<void> =>
  change(() => call(endIdentityCard, { id }), identityMessages.ended, identityMessages.endFailed);

/** Saves both sides of a card as a PDF. Reports failures instead of throwing. */
export async function downloadCard(id: string): Promise<void> {
  try {
    await download(downloadIdentityCard, { id });
  } catch (error) {
    reportFailure(error, serverMessageOr(error, identityMessages.downloadFailed));
  }
}

/** The guard's own card; null where the server makes none. */
export const ownCard = createLoaded({
  read: async () => (await nullIfMissing(call(getOwnIdentityCard)))?.data ?? null,
  failed: (error) => reportFailure(error, serverMessageOr(error, identityMessages.fetchFailed)),
});

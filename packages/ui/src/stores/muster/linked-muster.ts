import { musterLinkInvalid, musterMessages } from '@prahari/contract/muster';
import type { Muster } from '@prahari/contract/muster.schemas';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { messageOf, reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** The month of the link that is open. */
export type LinkedMuster =
  | { state: 'loading' }
  | { state: 'failed' }
  /** The link ended. */
  | { state: 'ended'; message: string }
  | { state: 'ready'; data: Muster };

export const $linkedMuster = atom<LinkedMuster>({ state: 'loading' });
export const $agreeingLinked = atom(false);

const api = () => import('./linked-muster-api.ts');
/** The token follows the # of the link, which browsers send to no server. */
const token = (): string => location.hash.slice(1);

const endedBy = (error: unknown): boolean =>
  error instanceof ApiError && error.code === musterLinkInvalid.code;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Loads the month of the link. Reports failures instead of throwing. */
export async function loadLinked(): Promise<void> {
  if (!TOKEN.test(token())) return $linkedMuster.set({ state: 'ended', message: musterLinkInvalid.message });
  try {
    $linkedMuster.set({ state: 'ready', data: await (await api()).read(token()) });
  } catch (error) {
    if (endedBy(error)) return $linkedMuster.set({ state: 'ended', message: messageOf(error) });
    if ($linkedMuster.get().state !== 'ready') $linkedMuster.set({ state: 'failed' });
    reportFailure(error, serverMessageOr(error, musterMessages.fetchFailed));
  }
}

/** Returns the link with the version of the month that is shown. */
function seen(): { token: string; version?: string } {
  const shown = $linkedMuster.get();
  const version = shown.state === 'ready' ? shown.data.version : undefined;
  return { token: token(), ...(version && { version }) };
}

/** Runs a call with the link once at a time. Returns true if it succeeded, and reports failures. */
async function run(send: () => Promise<Muster>, failed: (message: string) => string): Promise<boolean> {
  if ($agreeingLinked.get()) return false;
  $agreeingLinked.set(true);
  try {
    $linkedMuster.set({ state: 'ready', data: await send() });
    return true;
  } catch (error) {
    reportFailure(error, failed(messageOf(error)));
    await loadLinked();
    return false;
  } finally {
    $agreeingLinked.set(false);
  }
}

export const agreeLinked = (): Promise<boolean> =>
  run(async () => (await api()).agree(seen()), musterMessages.agreeFailed);

export const disputeLinked = (days: { day: string; guardId: string; reason: string }[]): Promise<boolean> =>
  run(async () => (await api()).dispute(seen(), days), musterMessages.disputeFailed);

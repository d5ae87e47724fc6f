import {
  agreeMuster as agreeCall,
  disputeMuster as disputeCall,
  listOwnMusters,
  musterMessages,
} from '@prahari/contract/muster';
import type { Muster } from '@prahari/contract/muster.schemas';
import { addDays } from '@prahari/domain/days';
import { atom } from 'nanostores';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { messageOf, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { monthNow } from './month-now.ts';

export const $musterMonth = atom(monthNow());

/** True once a month was shown: from then on the client chooses. */
let isOpened = false;

const readMonth = (month: string): Promise<Muster[]> =>
  allPages((place) => call(listOwnMusters, { month, ...place }));

const isWaiting = (musters: readonly Muster[]): boolean => musters.some(({ state }) => state === 'sent');

/** Reads the chosen month; at first the one before if that waits for the client and this one doesn't. */
async function read(): Promise<Muster[]> {
  const month = $musterMonth.get();
  const musters = await readMonth(month);
  const wasOpened = isOpened;
  isOpened = true;
  if (wasOpened || isWaiting(musters)) return musters;
  const before = addDays(`${month}-01`, -1).slice(0, 7);
  const earlier = await readMonth(before);
  if (!isWaiting(earlier) || $musterMonth.get() !== month) return musters;
  $musterMonth.set(before);
  return earlier;
}

/** The month of all posts of the client. */
export const ownMusters = createLoaded<Muster[]>({
  read,
  failed: (error) => reportFailure(error, serverMessageOr(error, musterMessages.fetchFailed)),
});

/** Looks at another month. */
export function chooseMusterMonth(month: string): void {
  isOpened = true;
  $musterMonth.set(month);
  ownMusters.reset();
  void ownMusters.load();
}

export const $agreeing = atom(false);

function put(changed: Muster): void {
  const loaded = ownMusters.$loaded.get();
  // Another month may have been chosen meanwhile.
  if (loaded.state !== 'ready' || $musterMonth.get() !== changed.month) return;
  ownMusters.put(loaded.data.map((one) => (one.post._id === changed.post._id ? changed : one)));
}

/** Runs a call about a month once at a time. Returns true if it succeeded, and reports failures. */
async function run(
  send: () => Promise<{ data: Muster }>,
  { done, failed }: { done: string; failed: (message: string) => string },
): Promise<boolean> {
  if ($agreeing.get()) return false;
  $agreeing.set(true);
  try {
    put((await send()).data);
    toast.success(done);
    return true;
  } catch (error) {
    reportFailure(error, failed(messageOf(error)));
    void ownMusters.refreshSilently();
    return false;
  } finally {
    $agreeing.set(false);
  }
}

export const agreeMuster = ({ post, month, version }: Muster): Promise<boolean> =>
  run(() => call(agreeCall, { postId: post._id, month, ...(version && { version }) }), {
    done: musterMessages.agreed,
    failed: musterMessages.agreeFailed,
  });

export const disputeMuster = (
  { post, month, version }: Muster,
  days: { day: string; guardId: string; reason: string }[],
): Promise<boolean> =>
  run(() => call(disputeCall, { postId: post._id, month, days, ...(version && { version }) }), {
    done: musterMessages.disputed,
    failed: musterMessages.disputeFailed,
  });

import { answerLeave as answerCall, leaveMessages, listLeave } from '@prahari/contract/leave';
import type { OfficeLeave } from '@prahari/contract/leave.schemas';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { overview } from '../overview/overview.ts';
import { nullIfMissing, reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** Leave that waits for an answer, and what was granted here; nothing where the server lacks leave. */
export const leaveToAnswer = createLoaded<readonly OfficeLeave[]>({
  read: async () => (await nullIfMissing(call(listLeave, { status: 'pending' })))?.data ?? [],
  failed: (error) => reportFailure(error, leaveMessages.fetchFailed),
});

const answering = createInFlight();
export const $answering = answering.$ids;

/** Keeps granted leave in sight with its empty days; declined leave goes. */
function showAnswer(answered: OfficeLeave): void {
  const shown = leaveToAnswer.$loaded.get();
  if (shown.state !== 'ready') return;
  const leave = shown.data.map((one) => (one._id === answered._id ? answered : one));
  leaveToAnswer.put(leave.filter(({ status }) => status !== 'declined'));
}

/** Leave that was asked since the list was loaded, which is not in it until somebody wants to see it. */
export const $newLeave = atom<readonly OfficeLeave[]>([]);

const shownLeave = (): readonly OfficeLeave[] => {
  const shown = leaveToAnswer.$loaded.get();
  return shown.state === 'ready' ? shown.data : [];
};

/** Looks for leave that was asked meanwhile, when `pending` in all wait. Failures are only logged. */
export async function findNewLeave(pending: number): Promise<void> {
  if (pending <= shownLeave().filter(({ status }) => status === 'pending').length) {
    $newLeave.set([]);
    return;
  }
  try {
    const { data } = await call(listLeave, { status: 'pending' });
    const known = new Set(shownLeave().map(({ _id }) => _id));
    $newLeave.set(data.filter(({ _id }) => !known.has(_id)));
  } catch (error) {
    console.error('Could not load new leave', error);
  }
}

/** Puts new leave below what is there. */
export function showNewLeave(): void {
  leaveToAnswer.put([...shownLeave(), ...$newLeave.get()]);
  $newLeave.set([]);
}

/** Grants leave or not. Reports failures and loads the list again instead of throwing. */
export const answerLeave = (leaveId: string, approved: boolean): Promise<void> =>
  answering.run(leaveId, async () => {
    try {
      const { data } = await call(answerCall, { leaveId, approved });
      showAnswer(data);
      toast.success(approved ? leaveMessages.approved : leaveMessages.declined);
      void overview.refreshSilently();
    } catch (error) {
      reportFailure(error, serverMessageOr(error, leaveMessages.answerFailed));
      await leaveToAnswer.refreshSilently();
    }
  });

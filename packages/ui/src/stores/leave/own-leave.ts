import {
  askForLeave as askCall,
  leaveMessages,
  listOwnLeave,
  withdrawLeave as withdrawCall,
} from '@prahari/contract/leave';
import type { AskForLeaveBody } from '@prahari/contract/leave.schemas';
import { atom } from 'nanostores';
import { allPages } from '../../api/all-pages.ts';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The guard's leave with its answers. */
export const ownLeave = createLoaded({
  read: () => allPages((place) => call(listOwnLeave, place)),
  failed: (error) => reportFailure(error, leaveMessages.fetchFailed),
});

export const $asking = atom(false);
const key = createIdempotencyKey();

/** Asks for leave. Returns true if the office has it, and reports failures. */
export async function askForLeave(body: AskForLeaveBody): Promise<boolean> {
  if ($asking.get()) return false;
  $asking.set(true);
  let isAsked = false;
  try {
    await call(askCall, body, { idempotencyKey: key.of(body) });
    key.done();
    isAsked = true;
    toast.success(leaveMessages.asked);
  } catch (error) {
    reportFailure(error, serverMessageOr(error, leaveMessages.askFailed));
  } finally {
    $asking.set(false);
  }
  void ownLeave.refreshSilently();
  return isAsked;
}

const withdrawing = createInFlight();
export const $withdrawing = withdrawing.$ids;

/** Takes back leave that has no answer. Reports failures instead of throwing. */
export const withdrawLeave = (leaveId: string): Promise<void> =>
  withdrawing.run(leaveId, async () => {
    try {
      await call(withdrawCall, { leaveId });
      toast.success(leaveMessages.withdrawn);
    } catch (error) {
      reportFailure(error, serverMessageOr(error, leaveMessages.withdrawFailed));
    }
    await ownLeave.refreshSilently();
  });

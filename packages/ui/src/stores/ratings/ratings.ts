import { listOwnRatings, rateGuard as rateCall, ratingMessages } from '@prahari/contract/assignments';
import type { RateGuardBody } from '@prahari/contract/assignments.schemas';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import {
  messageOf,
  nullIfMissing,
  reportFailure,
  type SubmitResult,
  submitFailure,
} from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** The client's assignments that can be rated, with their ratings; none where the server takes no ratings. */
export const ownRatings = createLoaded({
  read: async () => (await nullIfMissing(call(listOwnRatings)))?.data ?? [],
  failed: (error) => reportFailure(error, ratingMessages.fetchFailed),
});

/** Rates a guard, or changes the rating. */
export async function rateGuard(body: RateGuardBody): Promise<SubmitResult> {
  try {
    await call(rateCall, body);
  } catch (error) {
    return submitFailure(error, ratingMessages.rateFailed(messageOf(error)));
  }
  toast.success(ratingMessages.rated);
  await ownRatings.refreshSilently();
  return { ok: true };
}

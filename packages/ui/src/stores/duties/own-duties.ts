import { ownAssignmentMessages } from '@prahari/contract/assignments';
import { listOwnDuties } from '@prahari/contract/duties';
import type { OwnDuty } from '@prahari/contract/duties.schemas';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure } from '../toasts/failure.ts';
import { orKept } from './kept-duties.ts';

/** The guard's duties of the past week and the next two; null when the server lacks the endpoint. */
export const ownDuties = createLoaded<readonly OwnDuty[] | null>({
  read: () => orKept('duties', async () => (await nullIfMissing(call(listOwnDuties, {})))?.data ?? null),
  failed: (error) => reportFailure(error, ownAssignmentMessages.guardFetchFailed),
});

/** Shows a duty as the server has it after a press. */
export function showDuty(duty: OwnDuty): void {
  const shown = ownDuties.$loaded.get();
  if (shown.state !== 'ready' || !shown.data) return;
  ownDuties.put(shown.data.map((other) => (other._id === duty._id ? duty : other)));
}

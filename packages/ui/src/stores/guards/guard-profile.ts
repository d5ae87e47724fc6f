import {
  type AssignmentStatus,
  ownAssignmentMessages,
  setAssignmentStatus as setStatusEndpoint,
} from '@prahari/contract/assignments';
import type { GuardAssignment } from '@prahari/contract/assignments.schemas';
import { getGuardProfile } from '@prahari/contract/guards';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../../api/call.ts';
import { $keptSince, orKept } from '../duties/kept-duties.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { reportFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

const loaded = createLoaded({
  read: () => orKept('profile', async () => (await call(getGuardProfile)).data),
  failed: (error) => reportFailure(error, ownAssignmentMessages.guardFetchFailed),
});

/** The guard's own profile; null until an application is accepted. */
export const guardProfile = {
  ...loaded,
  /** Loads the profile. Where it is the phone's own copy, the toast says that the server's was not fetched. */
  load: async (): Promise<void> => {
    await loaded.load();
    if ($keptSince.get() !== undefined) toast.failure(ownAssignmentMessages.guardFetchFailed);
  },
};

const $changing = atom(false);
export const $statusChanging: ReadableAtom<boolean> = $changing;

/** Sets the status of an assignment after the reply. A failure reloads the profile. */
export async function setAssignmentStatus(assignmentId: string, status: AssignmentStatus): Promise<void> {
  if ($changing.get()) return;
  $changing.set(true);
  try {
    const { data } = await call(setStatusEndpoint, { assignmentId, status });
    showAssignment(data);
    toast.success(ownAssignmentMessages.statusUpdated);
  } catch (error) {
    reportFailure(error, ownAssignmentMessages.statusFailed);
    void guardProfile.refreshSilently();
  } finally {
    $changing.set(false);
  }
}

/** Updates the profile; a completed assignment makes the guard available. */
function showAssignment(assignment: GuardAssignment): void {
  const shown = guardProfile.$loaded.get();
  if (shown.state !== 'ready' || !shown.data) return;
  const status = assignment.status === 'completed' ? 'available' : shown.data.status;
  guardProfile.put({ ...shown.data, status, currentAssignment: assignment });
}

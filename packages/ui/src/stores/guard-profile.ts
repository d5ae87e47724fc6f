import {
  type AssignmentStatus,
  type GuardProfileView,
  getGuardProfile,
  messages,
  setAssignmentStatus as setAssignmentStatusEndpoint,
} from '@prahari/contract';
import { atom, type ReadableAtom } from 'nanostores';
import { call } from '../api/call.ts';
import { toGuardProfile } from '../api/guard-profile-rows.ts';
import { asRaw, dataOf, idOf } from '../api/read.ts';
import { assertSuccess } from './assert-success.ts';
import { reportFailure } from './failure.ts';
import { createLoaded } from './loaded.ts';
import { toast } from './toasts.ts';

/** The guard's own profile; null before an application was accepted (DECISIONS section 4). */
export const guardProfile = createLoaded<GuardProfileView | null>({
  read: async () => {
    const raw = asRaw(dataOf(assertSuccess(await call(getGuardProfile))));
    return idOf(raw) || 'currentAssignment' in raw ? toGuardProfile(raw) : null;
  },
  failed: (error) => reportFailure(error, messages.assignments.guardFetchFailed),
});

const $changing = atom(false);
/** True while a change of status is on its way. */
export const $statusChanging: ReadableAtom<boolean> = $changing;

/** Says active, on break or completed. What is shown changes only once the server agreed; then the profile loads again. */
export async function setAssignmentStatus(assignmentId: string, status: AssignmentStatus): Promise<void> {
  if ($changing.get()) return;
  $changing.set(true);
  try {
    assertSuccess(await call(setAssignmentStatusEndpoint, { assignmentId, status }));
    showStatus(assignmentId, status);
    toast.success(messages.assignments.statusUpdated);
  } catch (error) {
    reportFailure(error, messages.assignments.statusFailed);
  } finally {
    $changing.set(false);
  }
  await guardProfile.refreshQuietly();
}

function showStatus(assignmentId: string, status: AssignmentStatus): void {
  const shown = guardProfile.$loaded.get();
  if (shown.state !== 'ready' || !shown.data) return;
  const { currentAssignment } = shown.data;
  if (currentAssignment?._id !== assignmentId) return;
  guardProfile.put({ ...shown.data, currentAssignment: { ...currentAssignment, status } });
}

import type { GuardOfDuty, PostDuty } from '@prahari/contract/client-posts.schemas';
import { formatClock } from '@prahari/domain/format';
import type { AvatarState } from '../../base/Avatar/Avatar.tsx';

/** A guard's state now, in words and as the look of the avatar. */
export interface GuardNow {
  text: string;
  state: AvatarState;
}

/** True while the duty runs. */
export const isRunning = ({ beginsAt, endsAt }: PostDuty, now: Date): boolean =>
  Date.parse(beginsAt) <= now.getTime() && now.getTime() < Date.parse(endsAt);

/** Returns what is known of a guard at a post. Nobody is said to be there who has not started. */
export function guardNow(
  { state, isOnBreak, startedAt }: GuardOfDuty,
  duty: PostDuty,
  { now, attended }: { now: Date; attended: boolean },
): GuardNow {
  if (state === 'absent') return { text: 'Absent', state: 'absent' };
  if (!isRunning(duty, now)) return { text: `Starts at ${formatClock(duty.beginsAt)}`, state: 'assigned' };
  if (isOnBreak) return { text: 'On break', state: 'onBreak' };
  if (startedAt) return { text: `On duty since ${formatClock(startedAt)}`, state: 'onDuty' };
  // The office knows of a start that nobody pressed.
  if (state === 'present' || (state === 'late' && !attended)) return { text: 'On duty', state: 'onDuty' };
  if (!attended) return { text: 'On duty as planned', state: 'onDuty' };
  return { text: 'Not started yet', state: state === 'late' ? 'absent' : 'assigned' };
}

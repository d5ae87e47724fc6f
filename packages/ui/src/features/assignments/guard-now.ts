import type { GuardOfDuty, PostDuty } from '@prahari/contract/posts.schemas';
import { formatClock } from '@prahari/domain/format';
import type { AvatarState } from '../../base/Avatar/Avatar.tsx';
import { guardsInEnglish } from './client-guards-words.ts';

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
  t = guardsInEnglish,
): GuardNow {
  if (state === 'absent') return { text: t('absent'), state: 'absent' };
  if (!isRunning(duty, now))
    return { text: t('startsAt', { time: formatClock(duty.beginsAt) }), state: 'assigned' };
  if (isOnBreak) return { text: t('onBreak'), state: 'onBreak' };
  if (startedAt) return { text: t('onDutySince', { time: formatClock(startedAt) }), state: 'onDuty' };
  // The office knows of a start that nobody pressed.
  if (state === 'present' || (state === 'late' && !attended)) return { text: t('onDuty'), state: 'onDuty' };
  if (!attended) return { text: t('onDutyAsPlanned'), state: 'onDuty' };
  return { text: t('notStartedYet'), state: state === 'late' ? 'absent' : 'assigned' };
}

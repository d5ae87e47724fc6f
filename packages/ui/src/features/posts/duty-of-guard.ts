import type { PostAssignment } from '@prahari/contract/posts.schemas';
import { today } from '@prahari/domain/days';
import { type Duty, dutyAt } from '@prahari/domain/duty';
import { dutyDay, hoursOf } from '@prahari/domain/post-hours';
import type { SayOfficePosts } from './office-posts-words.ts';

export interface GuardDuty {
  state: Duty['state'];
  /** `on duty`, `from 20:00` or `starts later`: shown beside the guard's avatar or as its title. */
  text: string;
}

/** True for a guard whose duty of now or of today is another's, or nobody's. */
export function isOffNow(assignment: PostAssignment, now: Date): boolean {
  const hours = hoursOf(assignment);
  const days = [today(now), ...(hours ? [dutyDay(hours, now)] : [])];
  return days.every((day) => assignment.offDays?.includes(day) ?? false);
}

/** The duty of a post's guard at this time, by the clock in India, and in words. */
export function dutyOfGuard(assignment: PostAssignment, now: Date, t: SayOfficePosts): GuardDuty {
  if (assignment.status === 'completed') return { state: 'assigned', text: t('ended') };
  const duty = dutyAt(assignment, now);
  if (duty?.state === 'onDuty') return { state: 'onDuty', text: t('onDuty') };
  if (duty?.state === 'onBreak') return { state: 'onBreak', text: t('onBreak') };
  const start = hoursOf(assignment)?.startsAt ?? '';
  const hasBegun = assignment.startDate <= today(now);
  return { state: 'assigned', text: hasBegun && start ? t('fromStart', { start }) : t('startsLater') };
}

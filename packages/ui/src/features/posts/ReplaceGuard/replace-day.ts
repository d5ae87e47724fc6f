import type { ReplaceReason } from '@prahari/contract/post-guards';
import type { PostAssignment } from '@prahari/contract/posts.schemas';
import { addDays, type Day, laterDay, today } from '@prahari/domain/days';
import { dutyDay, dutyInterval, hoursOf } from '@prahari/domain/post-hours';
import type { SayReplaceGuard } from './replace-guard-words.ts';

/** The time for which another guard takes over. */
export type HowLong = 'duty' | 'until' | 'forGood';
export const howLongLabels = (t: SayReplaceGuard): Record<HowLong, string> => ({
  duty: t('thisDutyOnly'),
  until: t('untilDay'),
  forGood: t('forGood'),
});

/** Nobody who is sick tonight loses months of work, and whoever has left does not come back. */
const USUAL: Partial<Record<ReplaceReason, HowLong>> = { sick: 'duty', didNotCome: 'duty', onLeave: 'until' };

/** Returns the office's choice, or the usual one for the reason. */
export const howLongOf = (draft: { reason: ReplaceReason | ''; howLong?: HowLong | undefined }): HowLong =>
  draft.howLong ?? (draft.reason === '' ? undefined : USUAL[draft.reason]) ?? 'forGood';

/** The day of the duty that runs or comes next, and not before the assignment itself. */
export function firstDayOf(assignment: PostAssignment, now: Date): Day {
  const hours = hoursOf(assignment);
  if (!hours) return laterDay(assignment.startDate, today(now));
  const last = dutyDay(hours, now);
  const next = now.getTime() < dutyInterval(last, hours).endsAt ? last : addDays(last, 1);
  return laterDay(assignment.startDate, next);
}

/** The last day of the other guard; undefined for good. */
export function untilOf(
  draft: { reason: ReplaceReason | ''; howLong?: HowLong | undefined; until?: Day | undefined },
  from: Day,
): Day | undefined {
  const howLong = howLongOf(draft);
  if (howLong === 'forGood') return undefined;
  return howLong === 'duty' ? from : laterDay(draft.until || from, from);
}

import { shiftLabels } from '@prahari/contract/assignments';
import type { Post } from '@prahari/contract/posts.schemas';
import { countDays, type Day, earlierDay, laterDay, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { latestEnd } from '@prahari/domain/periods';
import { endOf, hoursOf } from '@prahari/domain/post-hours';
import type { SayOfficePosts } from './office-posts-words.ts';

/** `30 Nov 2026–27 Feb 2027`. */
export const datesText = (startDate: Day, endDate: Day): string =>
  `${formatDay(startDate)}–${formatDay(endDate)}`;

/** A shift with its own hours, if they are known. */
type ShiftWork = Pick<Post, 'shift' | 'startsAt' | 'hours'>;

/** `Night, 20:00–08:00`. */
export function shiftWithHours(work: ShiftWork, t: SayOfficePosts): string {
  if (!work.shift) return t('notChosen');
  const hours = hoursOf(work);
  const label = shiftLabels[work.shift];
  return hours && hours.hours < 24 ? `${label}, ${hours.startsAt}–${endOf(hours)}` : label;
}

/** `Night 20–08`, where little room is. */
export function shiftInShort(work: ShiftWork, t: SayOfficePosts): string {
  const hours = hoursOf(work);
  if (!work.shift || !hours || hours.hours === 24) return shiftWithHours(work, t);
  return `${shiftLabels[work.shift]} ${hours.startsAt.slice(0, 2)}–${endOf(hours).slice(0, 2)}`;
}

/** The rest of a post's dates: nobody is assigned to a day that is over, nor for longer than an assignment lasts. */
export function periodLeft(
  { startDate, endDate }: Pick<Post, 'startDate' | 'endDate'>,
  now: Date,
): { startDate: Day; endDate: Day } {
  const first = laterDay(startDate, today(now));
  return { startDate: first, endDate: earlierDay(endDate, latestEnd(first)) };
}

/** `90 days, begins in 7 days`. */
export function lengthText({ startDate, endDate }: Post, now: Date, t: SayOfficePosts): string {
  const until = countDays(today(now), startDate) - 1;
  const length = countDays(startDate, endDate);
  const begins = until > 0 ? t('beginsInDays', { until }) : t('hasBegun');
  return `${t('daysCount', { count: length })}, ${begins}`;
}

/** `Deepak`, `Deepak and Fatima`, `Deepak, Fatima and Jitendra`. */
export function namesText(names: readonly string[], t: SayOfficePosts): string {
  const first = names.map((name) => name.split(' ')[0] ?? name);
  const last = first.at(-1) ?? '';
  return first.length < 2 ? last : t('andLast', { first: first.slice(0, -1).join(', '), last });
}

/** `1 guard`, `3 guards`. */
export const guardsText = (count: number, t: SayOfficePosts): string => t('guardCount', { count });

import type { Post } from '@prahari/contract/posts.schemas';
import type { Day } from '@prahari/domain/days';
import { formatDayWithWeekday } from '@prahari/domain/format';
import type { SayOfficePosts } from './office-posts-words.ts';

/** `Kolar Road, Bhopal`. */
export const placeText = ({ place: { street, city } }: Pick<Post, 'place'>): string =>
  [street, city].filter(Boolean).join(', ');

/** `Thu 26 Nov`, with the year only where it differs from today's. */
export function weekdayText(day: Day, today: Day): string {
  const text = formatDayWithWeekday(new Date(`${day}T00:00:00Z`)).replace(',', '');
  return day.slice(0, 4) === today.slice(0, 4) ? text.slice(0, -5) : text;
}

/** `5 days`; `today` and `tomorrow` for 0 and 1. */
export function inDaysText(days: number, t: SayOfficePosts): string {
  if (days === 0) return t('today');
  return t('days', { days });
}

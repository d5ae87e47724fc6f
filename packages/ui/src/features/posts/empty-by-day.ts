import type { Post } from '@prahari/contract/posts.schemas';
import { addDays, type Day } from '@prahari/domain/days';

/** Places without a guard on a day; undefined for a day on which the post is not guarded. */
export function emptyOn({ asked, startDate, endDate, assignments }: Post, day: Day): number | undefined {
  if (day < startDate || day > endDate) return undefined;
  const present = assignments.filter((each) => each.startDate <= day && day <= each.endDate);
  return Math.max(0, asked - present.length);
}

/** A day and those that follow it. */
export const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

import type { PostAssignment } from '@prahari/contract/posts.schemas';
import { addDays, type Day, laterDay, today } from '@prahari/domain/days';
import { endOf, hoursOf } from '@prahari/domain/post-hours';

/** `08:00` in India. */
const clockAt = (now: Date): string => new Date(now.getTime() + 19_800_000).toISOString().slice(11, 16);

/** The day on which the new guard can begin: that of the shift that runs or comes next, and not before the assignment itself. */
export function firstDayOf(assignment: PostAssignment, now: Date): Day {
  const hours = hoursOf(assignment);
  const isOver = hours !== undefined && hours.startsAt < endOf(hours) && endOf(hours) <= clockAt(now);
  const next = isOver ? addDays(today(now), 1) : today(now);
  return laterDay(assignment.startDate, next);
}

import type { PostAssignment } from '@prahari/contract/posts.schemas';
import { addDays, type Day, today } from '@prahari/domain/days';
import { shiftHours } from '@prahari/domain/shift-hours';

/** `08:00` in India. */
const clockAt = (now: Date): string => new Date(now.getTime() + 19_800_000).toISOString().slice(11, 16);

/** The day on which the new guard can begin: that of the shift that runs or comes next, and not before the assignment itself. */
export function firstDayOf({ shift, startDate }: PostAssignment, now: Date): Day {
  const hours = shiftHours(shift);
  const isOver = hours !== undefined && hours.start < hours.end && hours.end <= clockAt(now);
  const next = isOver ? addDays(today(now), 1) : today(now);
  return startDate > next ? startDate : next;
}

import type { Post, PostAssignment } from '@prahari/contract/posts.schemas';
import { addDays, type Day } from '@prahari/domain/days';
import { hoursOf } from '@prahari/domain/post-hours';
import { assignmentsOn, emptyOn } from '../empty-by-day.ts';

/** From 20:00 on the eve to 08:00 after the last day, so that each night of the week is whole. */
export const WEEK_HOURS = 180;
/** Those before midnight on the eve. */
export const EVE_HOURS = 4;

/** One shift of a post on one day. */
export interface PostShift {
  /** The day on which it starts. */
  day: Day;
  /** Hours since the left edge of the week. */
  start: number;
  hours: number;
  people: readonly PostAssignment[];
  empty: number;
  isNow: boolean;
}

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
const instantOf = (day: Day, hour: number) => Date.parse(`${day}T00:00:00+05:30`) + hour * 3_600_000;

/** The shifts of a post that overlap the week, in order; the night before the first day is among them. Empty without a shift. */
export function shiftsOf(post: Post, first: Day, now: Date): PostShift[] {
  const hours = hoursOf(post);
  if (!hours) return [];
  const begin = hourOf(hours.startsAt);
  const length = hours.hours;
  const eve = addDays(first, -1);
  const days = Array.from({ length: 8 }, (_, index) => addDays(eve, index));
  return days.flatMap((day, index) => {
    const empty = emptyOn(post, day);
    const start = (index - 1) * 24 + begin + EVE_HOURS;
    if (empty === undefined || start < 0) return [];
    const people = assignmentsOn(post, day);
    const at = now.getTime();
    const isNow = instantOf(day, begin) <= at && at < instantOf(day, begin + length);
    return [{ day, start, hours: length, people, empty, isNow }];
  });
}

/** Hours from the left edge of the week to now; undefined when now is in another week. */
export function nowIn(first: Day, now: Date): number | undefined {
  const hours = (now.getTime() - instantOf(first, 0)) / 3_600_000 + EVE_HOURS;
  return hours >= 0 && hours <= WEEK_HOURS ? hours : undefined;
}

/** Widths in pixels at the least width of a week: 12 hours, a disc, and `+2`, and a lantern with a number. */
const HALF_DAY = 62;
const DISC = 25;
const MORE = 16;
const EMPTY = 22;
const MARGIN = 4;

/**
 * Returns how many guards of a shift have a disc, so that none overlaps another: all that fit, or at
 * least one with the number of the others. A shift of 12 hours may use the free hours after it.
 */
export function discsIn({ start, hours, people, empty }: PostShift): number {
  const halfDays = hours > 12 || start + hours < WEEK_HOURS ? 2 : 1;
  const room = halfDays * HALF_DAY - MARGIN - (empty > 0 ? EMPTY : 0);
  if (people.length * DISC <= room) return people.length;
  return Math.max(1, Math.floor((room - MORE) / DISC));
}

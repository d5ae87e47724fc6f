import { beginsByDay } from './begin-time.ts';
import { type Day, today } from './days.ts';
import { isShift, type Shift } from './shifts.ts';

/** The begin of a post's duties, `20:00` in India, and their length in hours. */
export interface PostHours {
  startsAt: string;
  hours: number;
}

/** An interval of time in ms since 1970; its end is not part of it. */
export interface Interval {
  beginsAt: number;
  endsAt: number;
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** Lengths of a duty in hours. */
export const dutyHours = [8, 12, 24] as const;
export type DutyHours = (typeof dutyHours)[number];

/** The hours of SPEC's shifts unless the company has others (docs/rules.md). */
export const defaultHours: Readonly<Record<Shift, PostHours>> = {
  day: { startsAt: '08:00', hours: 12 },
  night: { startsAt: '20:00', hours: 12 },
  '24h': { startsAt: '08:00', hours: 24 },
};

/** Returns the time of an instant in India, `20:00`. */
const clockOf = (instant: number): string => new Date(instant + INDIA_OFFSET_MS).toISOString().slice(11, 16);

/** Returns the interval of a duty. It belongs to the day on which it begins: a night ends the day after. */
export function dutyInterval(day: Day, { startsAt, hours }: PostHours): Interval {
  const beginsAt = Date.parse(`${day}T${startsAt}:00+05:30`);
  return { beginsAt, endsAt: beginsAt + hours * HOUR_MS };
}

/** Returns the word of SPEC for some hours: a begin from 04:00 to 17:59 is a day. */
export function shiftOf({ startsAt, hours }: PostHours): Shift {
  if (hours === 24) return '24h';
  return beginsByDay(startsAt) ? 'day' : 'night';
}

/** Hours with SPEC's word for them. */
interface ShiftHours extends PostHours {
  shift: Shift;
}

/**
 * Returns the hours of a duty: those of its assignment, unless its post got others once it had begun. One that
 * was entered while it ran begins later.
 */
export function hoursOfDuty(
  { day, beginsAt, endsAt }: Interval & { day: Day },
  { shift, startsAt, hours }: ShiftHours,
): ShiftHours {
  const planned = dutyInterval(day, { startsAt, hours });
  if (planned.endsAt === endsAt && planned.beginsAt <= beginsAt) return { shift, startsAt, hours };
  const length = dutyHours.find((one) => one * HOUR_MS >= endsAt - beginsAt) ?? 24;
  const own = { startsAt: clockOf(endsAt - length * HOUR_MS), hours: length };
  return { shift: shiftOf(own), ...own };
}

/** Returns `08:00`, the end of some hours by the clock. */
export function endOf({ startsAt, hours }: PostHours): string {
  const hour = (Number(startsAt.slice(0, 2)) + hours) % 24;
  return `${String(hour).padStart(2, '0')}${startsAt.slice(2)}`;
}

/** Returns `20:00–08:00`, India time, or `24 hours`. */
export const timingOf = (hours: PostHours): string =>
  hours.hours === 24 ? '24 hours' : `${hours.startsAt}–${endOf(hours)}`;

/** Returns the day of the last duty of these hours that has begun by an instant. */
export const dutyDay = ({ startsAt }: Pick<PostHours, 'startsAt'>, now: Date): Day =>
  today(new Date(now.getTime() - (Date.parse(`1970-01-01T${startsAt}:00Z`) || 0)));

/** Returns the hours of an assignment or a post: its own, else those of its shift; undefined for neither. */
export function hoursOf(work: {
  shift: string | null;
  startsAt?: string | null | undefined;
  hours?: number | null | undefined;
}): PostHours | undefined {
  if (work.startsAt && work.hours) return { startsAt: work.startsAt, hours: work.hours };
  return work.shift !== null && isShift(work.shift) ? defaultHours[work.shift] : undefined;
}

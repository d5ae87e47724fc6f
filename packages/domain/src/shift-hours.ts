import { type Day, today } from './days.ts';
import { SHIFT_HOURS } from './shifts.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** UTC+05:30; India has no daylight saving time. */
const INDIA_OFFSET_MINUTES = 330;

const isShift = (text: string): text is keyof typeof SHIFT_HOURS => Object.hasOwn(SHIFT_HOURS, text);

/** Returns start and end of a shift, India time; undefined for an unknown one. */
export const shiftHours = (shift: string): { start: string; end: string } | undefined =>
  isShift(shift) ? SHIFT_HOURS[shift] : undefined;

/** Returns `08:00–20:00`, India time, or `24 hours`; an unknown shift unchanged. */
export function shiftTiming(shift: string): string {
  const hours = shiftHours(shift);
  if (!hours) return shift;
  const { start, end } = hours;
  return start === '00:00' && end === '24:00' ? '24 hours' : `${start}–${end}`;
}

/** Returns minutes after midnight for `08:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns minutes from start to end, over midnight if needed; a day if they are equal. */
export const shiftMinutes = ({ start, end }: { start: string; end: string }): number =>
  (minutesOf(end) - minutesOf(start) + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;

/** Returns the day in India on which the current or last shift of these hours began. */
export const shiftDay = ({ start }: { start: string }, now: Date): Day =>
  today(new Date(now.getTime() - minutesOf(start) * MINUTE_MS));

/** True if a shift runs at an instant, by the clock in India. */
export function isShiftRunning(hours: { start: string; end: string }, now: Date): boolean {
  const sinceStart = now.getTime() / MINUTE_MS + INDIA_OFFSET_MINUTES - minutesOf(hours.start);
  return ((sinceStart % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES < shiftMinutes(hours);
}

import { minutesOf } from './shift-hours.ts';

/** True for a time of day, `00:00` to `23:59`. */
export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The lengths of a duty, in hours. */
export const dutyHours = [8, 12, 24] as const;
export type DutyHours = (typeof dutyHours)[number];

/** True if a duty of less than 24 hours that begins then is a day duty: from 04:00 to 17:59. */
export const beginsByDay = (startsAt: string): boolean =>
  minutesOf(startsAt) >= 4 * 60 && minutesOf(startsAt) < 18 * 60;

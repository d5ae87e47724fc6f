import { addDays, countDays, type Day } from './days.ts';
import type { Period } from './periods.ts';

/** Days of the week, 1 is Monday. */
export type Weekdays = readonly number[];

export const everyDay: Weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Returns the day of the week, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - weekdayOf(day));

/** Returns the days of a period that fall on some days of the week, in order. */
export function daysOf({ startDate, endDate }: Period, weekdays: Weekdays = everyDay): Day[] {
  const days = Array.from({ length: Math.max(0, countDays(startDate, endDate)) }, (_, index) =>
    addDays(startDate, index),
  );
  return days.filter((day) => weekdays.includes(weekdayOf(day)));
}

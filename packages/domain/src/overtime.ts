import { addDays, type Day } from './days.ts';
import { daysOfMonth } from './muster.ts';

/** A day's and a week's ordinary hours (Occupational Safety, Health and Working Conditions Code, s. 25). */
export const DAY_HOURS = 8;
export const WEEK_HOURS = 48;

/** A week from Monday to Sunday. */
export interface OvertimeWeek {
  /** Its Sunday. */
  lastDay: Day;
  hours: number;
}

/** Returns the Monday of a day's week. */
export const mondayOf = (day: Day): Day =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Returns the first Monday and the last Sunday of the weeks that a month touches. */
export function weeksOfMonth(month: string): { first: Day; last: Day } {
  const { first, last } = daysOfMonth(month);
  return { first: mondayOf(first), last: addDays(mondayOf(last), 6) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const over = (hours: number, limit: number): number => Math.max(0, hours - limit);

/**
 * Returns a month's overtime by week: hours over 8 a day or over 48 a week, whichever is more (s. 27). A day's
 * overtime is its month's. What the week has beyond is that of the month in which the week ends, so that months add up.
 */
export function overtimeOf(hoursOn: ReadonlyMap<Day, number>, month: string): OvertimeWeek[] {
  const { first, last } = weeksOfMonth(month);
  const weeks: OvertimeWeek[] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
    const lastDay = addDays(monday, 6);
    const daily = (day: Day) => over(hoursOn.get(day) ?? 0, DAY_HOURS);
    const byDay = sumOf(days.map(daily));
    const byWeek = over(sumOf(days.map((day) => hoursOn.get(day) ?? 0)), WEEK_HOURS);
    const own = sumOf(days.filter((day) => day.startsWith(month)).map(daily));
    weeks.push({ lastDay, hours: own + (lastDay.startsWith(month) ? over(byWeek, byDay) : 0) });
  }
  return weeks;
}

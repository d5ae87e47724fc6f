import { addDays, type Day } from './days.ts';

/** A month such as `2026-11`, with its days of duty until now and after it. */
export interface MonthOfDays {
  month: string;
  days: number;
  ahead: number;
}

const MONTHS = 12;

/** Returns the last twelve months until the one of a day. */
export function lastMonths(day: Day): string[] {
  const months = [day.slice(0, 7)];
  while (months.length < MONTHS) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7));
  return months;
}

/** Returns the days of the last twelve months; a month without a duty has none. */
export const assignedMonths = (counted: readonly MonthOfDays[], today: Day): MonthOfDays[] =>
  lastMonths(today).map(
    (month) => counted.find((one) => one.month === month) ?? { month, days: 0, ahead: 0 },
  );

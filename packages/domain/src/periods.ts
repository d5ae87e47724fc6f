import { addDays, type Day } from './days.ts';

/** First and last day, both included. */
export interface Period {
  startDate: Day;
  endDate: Day;
}

/** Years that an assignment lasts at most: each of its days is a row. */
export const MAX_YEARS = 10;

/** Returns the last day that an assignment from a day on can have. */
export const latestEnd = (startDate: Day): Day => addDays(startDate, MAX_YEARS * 366);

/** True if the day is in the period. */
export const covers = ({ startDate, endDate }: Period, day: Day): boolean =>
  startDate <= day && day <= endDate;

/** Returns the largest number of periods that share one day of `within`. */
export function mostAtOnce(periods: readonly Period[], within: Period): number {
  const days = [within.startDate, ...periods.map(({ startDate }) => startDate)].filter((day) =>
    covers(within, day),
  );
  return Math.max(0, ...days.map((day) => periods.filter((period) => covers(period, day)).length));
}

import type { Day } from './days.ts';

/** First and last day, both included. */
export interface Period {
  startDate: Day;
  endDate: Day;
}

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

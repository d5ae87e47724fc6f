import { type Day, isExistingDay } from './days.ts';
import { shareOf } from './paise.ts';

/** The rise of a rate that a contract settled: on a day, by a percent or an amount. */
export interface Rise {
  day: Day;
  /** With at most two decimals; null for a rise by an amount. */
  percent: number | null;
  /** Null for a rise by a percent. */
  amountPaise: number | null;
}

const WHOLE = 10_000;

/** Returns the price after a rise, in paise. */
export const raised = (paise: number, { percent, amountPaise }: Omit<Rise, 'day'>): number =>
  paise + (percent === null ? (amountPaise ?? 0) : shareOf(paise, Math.round(percent * 100), WHOLE));

/** Returns the same day of the next year; the last of February for a leap day. */
export function yearLater(day: Day): Day {
  const same = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return isExistingDay(same) ? same : `${same.slice(0, 7)}-28`;
}

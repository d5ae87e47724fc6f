import { countDays, type Day, earlierDay, laterDay } from './days.ts';
import { daysOfMonth } from './muster.ts';
import { shareOf } from './paise.ts';
import type { Shift } from './shifts.ts';

/**
 * Ways in which contracts price guarding: a month by its calendar days, by 26 or by 30 days; a duty; an
 * hour; or a fixed sum for a post and month, whatever was attended.
 */
export const rateBases = ['calendar', '26', '30', 'duty', 'hour', 'fixed'] as const;
export type RateBasis = (typeof rateBases)[number];

/** A price that a client agreed, from a day on. */
export interface Rate {
  id: string;
  /** Null for every post of the client. */
  postId: string | null;
  /** Null for every shift. */
  shift: Shift | null;
  basis: RateBasis;
  /** The hours of a duty that it was agreed for. */
  hours: number;
  amountPaise: number;
  from: Day;
  /** Percent of a day's price that a duty on a holiday costs on top. */
  holidayPercent: number;
}

const scopeOf = (rate: Rate): number => (rate.postId === null ? 0 : 2) + (rate.shift === null ? 0 : 1);

/**
 * Returns the rate of a duty: that of its post before that of its shift before that of the client, then
 * one for its hours, then the newest. Undefined without any.
 */
export function rateOf(
  rates: readonly Rate[],
  duty: { postId: string | null; shift: Shift; hours: number; day: Day },
): Rate | undefined {
  const valid = rates.filter(
    ({ postId, shift, from }) =>
      from <= duty.day &&
      (postId === null || postId === duty.postId) &&
      (shift === null || shift === duty.shift),
  );
  const fits = ({ hours }: Rate) => (hours === duty.hours ? 1 : 0);
  return valid.sort((a, b) => scopeOf(b) - scopeOf(a) || fits(b) - fits(a) || (a.from < b.from ? 1 : -1))[0];
}

/** Returns the number of days that a month's rate is divided by; 1 where the rate is no month's. */
export function divisorOf(basis: RateBasis, month: string): number {
  if (basis === '26' || basis === '30') return Number(basis);
  const { first, last } = daysOfMonth(month);
  return basis === 'calendar' || basis === 'fixed' ? countDays(first, last) : 1;
}

/** Returns the hours that one unit of the rate's quantity has; 1 where it counts duties. */
const hoursOf = (rate: Pick<Rate, 'basis'>, hours: number): number => (rate.basis === 'hour' ? hours : 1);

/** Returns the price of duties in a month in paise. `counts` may be half, and negative for what was billed too much. */
export const priceOfDuties = (
  rate: Pick<Rate, 'basis' | 'amountPaise'>,
  { month, counts, hours }: { month: string; counts: number; hours: number },
): number =>
  shareOf(rate.amountPaise, Math.round(counts * 2) * hoursOf(rate, hours), divisorOf(rate.basis, month) * 2);

/** Returns what duties on holidays cost on top, in paise. */
export const priceOfHolidays = (
  rate: Pick<Rate, 'basis' | 'amountPaise' | 'holidayPercent'>,
  { month, counts, hours }: { month: string; counts: number; hours: number },
): number =>
  shareOf(
    rate.amountPaise,
    Math.round(counts * 2) * hoursOf(rate, hours) * Math.round(rate.holidayPercent * 100),
    divisorOf(rate.basis, month) * 2 * 10_000,
  );

/** Returns the days of a month that a period covers, or undefined without one. */
export function daysWithin(month: string, from: Day, to: Day): { first: Day; last: Day } | undefined {
  const { first, last } = daysOfMonth(month);
  const days = { first: laterDay(first, from), last: earlierDay(last, to) };
  return days.first <= days.last ? days : undefined;
}

import { dayRuns } from '@prahari/domain/day-runs';
import type { Day } from '@prahari/domain/days';
import { MONTHS } from '@prahari/domain/format';
import type { Period } from '@prahari/domain/periods';
import { divisorOf, type Rate } from '@prahari/domain/rates';
import type { Shift } from '@prahari/domain/shifts';

/** Names the duties of a line: a bill says the hours of a duty. */
export const wordsOfDuties = (shift: Shift, hours: number): string =>
  shift === '24h' ? 'duties of 24 hours' : `${shift} duties of ${hours} hours`;

export const BASIS_UNITS = {
  calendar: 'guard-day',
  '26': 'guard-day',
  '30': 'guard-day',
  duty: 'duty',
  hour: 'hour',
  fixed: 'month',
} as const;

/** Names what a quantity counts: one guard-day, two guard-days. */
export const unitOf = (unit: (typeof BASIS_UNITS)[Rate['basis']] | 'day', quantity: number): string => {
  if (quantity === 1) return unit;
  return unit === 'duty' ? 'duties' : `${unit}s`;
};

export const wordsOfBasis = ({ basis }: Rate, month: string): string =>
  basis === 'calendar' || basis === '26' || basis === '30'
    ? `, a month of ${divisorOf(basis, month)} days`
    : '';

const shortMonth = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
const dayNumber = (day: Day): number => Number(day.slice(8));

/** Writes days of one month: `1–10, 12 Nov 2026`. */
export const wordsOfDays = (days: readonly Day[], month: string): string =>
  `${dayRuns([...new Set(days)].sort())
    .map(({ startDate, endDate }: Period) =>
      startDate === endDate ? `${dayNumber(startDate)}` : `${dayNumber(startDate)}–${dayNumber(endDate)}`,
    )
    .join(', ')} ${shortMonth(month)}`;

import { countDays, type Day } from './days.ts';
import type { Period } from './periods.ts';

/** A month such as `2026-11`, with its assigned days until today and after it. */
interface MonthOfDays {
  month: string;
  days: number;
  ahead: number;
}

const DAY_MS = 86_400_000;
const MONTHS = 12;

/** Counts the days of a period until today; 0 before it begins. */
export const daysUntil = ({ startDate, endDate }: Period, today: Day): number =>
  Math.max(0, countDays(startDate, endDate < today ? endDate : today));

/** Returns the month `back` months before a day. */
const monthBefore = (day: Day, back: number): string => {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - back;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
};

/** Counts the assigned days of the last 12 months. A day of two assignments counts once. */
export function assignedMonths(periods: readonly Period[], today: Day): MonthOfDays[] {
  return Array.from({ length: MONTHS }, (_, index) => {
    const month = monthBefore(today, MONTHS - 1 - index);
    const [year, number] = month.split('-').map(Number) as [number, number];
    const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
    const first = Date.UTC(year, number - 1, 1);
    let days = 0;
    let ahead = 0;
    for (let at = 0; at < length; at += 1) {
      const day = new Date(first + at * DAY_MS).toISOString().slice(0, 10);
      if (!periods.some(({ startDate, endDate }) => startDate <= day && day <= endDate)) continue;
      if (day <= today) days += 1;
      else ahead += 1;
    }
    return { month, days, ahead };
  });
}

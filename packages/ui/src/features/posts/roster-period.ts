import { addDays, type Day, isDayInRange, today } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { daysFrom } from './empty-by-day.ts';

/** A week from any day, or a month of the calendar. */
export type RosterView = 'week' | 'month';

/** Days of a week. */
const WEEK_DAYS = 7;

const monthOf = (day: Day) => day.slice(0, 7);
const firstOf = (month: string): Day => `${month}-01`;
/** The first day of the month after; any month is shorter than 32 days. */
const nextMonth = (month: string): Day => firstOf(monthOf(addDays(firstOf(month), 31)));

/**
 * The days of a view, as the URL names them: `2026-11-23` for a week, `2026-11` for a month. Without a valid name those that
 * begin today, or this month.
 */
export function rosterDays(view: RosterView, named: string | null, now: Date): Day[] {
  if (view === 'week') return daysFrom(named && isDayInRange(named) ? named : today(now), WEEK_DAYS);
  const month = named && isDayInRange(firstOf(named)) ? named : monthOf(today(now));
  return daysFrom(firstOf(month), 31).filter((day) => monthOf(day) === month);
}

/** The week or month before and after, as the URL names them. */
export function rosterSteps(
  view: RosterView,
  days: readonly Day[],
  now: Date,
): { before: string; after: string } {
  const first = days[0] ?? today(now);
  if (view === 'week') return { before: addDays(first, -WEEK_DAYS), after: addDays(first, WEEK_DAYS) };
  return { before: monthOf(addDays(first, -1)), after: monthOf(nextMonth(monthOf(first))) };
}

/** `23–29 Nov 2026`, or `28 Nov–4 Dec 2026`; a month is `Nov 2026`. */
export function rosterText(view: RosterView, days: readonly Day[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const [date = '', month = '', year = ''] = formatDay(first).split(' ');
  if (view === 'month') return `${month} ${year}`;
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${isOneMonth ? date : `${date} ${month}`}–${formatDay(last)}`;
}

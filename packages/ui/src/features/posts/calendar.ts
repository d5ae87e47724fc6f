import type { Day } from '@prahari/domain/days';
import { formatDayWithWeekday } from '@prahari/domain/format';

const WEEK = 7;

/** A grid of weeks. */
export const CALENDAR = 'grid grid-cols-7 gap-1 text-center text-sm';

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);

/** `Mon`. */
export const weekdayName = (day: Day): string => formatDayWithWeekday(dateOf(day)).slice(0, 3);

/** A month is in rows from Monday to Sunday, a week begins with its first day. */
export const calendarStart = (days: readonly Day[]): { gridColumnStart: number } | undefined => {
  const [first] = days;
  if (!first || days.length <= WEEK) return undefined;
  return { gridColumnStart: ((dateOf(first).getUTCDay() + WEEK - 1) % WEEK) + 1 };
};

/** The letters above the columns: of a month from Monday on, of a week from its first day on. */
export function weekdayLetters(days: readonly Day[]): { key: string; letter: string }[] {
  const monday = days.find((day) => dateOf(day).getUTCDay() === 1);
  const start = days.length > WEEK && monday ? days.indexOf(monday) : 0;
  return days.slice(start, start + WEEK).map((day) => {
    const name = weekdayName(day);
    return { key: name, letter: name.slice(0, 1) };
  });
}

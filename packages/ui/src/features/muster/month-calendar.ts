import type { Day } from '@prahari/domain/days';
import { weekdayOf } from '@prahari/domain/duty-days';
import type { DateNames } from '../../base/words/date-words.ts';

/** A grid of weeks from Monday on. */
export const CALENDAR = 'grid grid-cols-7 gap-1 text-center text-sm';

/** The letters above the columns, from Monday on. */
export const weekdayLetters = ({ weekdays, weekdayLetters: letters }: DateNames) =>
  [1, 2, 3, 4, 5, 6, 0].map((day) => ({ key: weekdays[day] ?? '', letter: letters[day] ?? '' }));

/** `M`. */
export const weekdayLetter = (day: Day, { weekdayLetters: letters }: DateNames): string =>
  letters[weekdayOf(day) % 7] ?? '';

export const isSunday = (day: Day): boolean => weekdayOf(day) === 7;

/** The column of the first day of a month. */
export const calendarStart = (first: Day): { gridColumnStart: number } => ({
  gridColumnStart: weekdayOf(first),
});

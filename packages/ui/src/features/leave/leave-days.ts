import { addDays, countDays, type Day } from '@prahari/domain/days';
import { mondayOf } from '@prahari/domain/duty-days';
import { type DateNames, formatDay } from '@prahari/domain/format';
import { leaveInEnglish } from './own-leave-words.ts';

/** From one day to another, both included. */
export interface LeaveDays {
  from: Day;
  to: Day;
}

const WEEKS = 4;

/** Returns the days of four weeks, from the Monday of this one on. */
export const shownDays = (today: Day): Day[] =>
  Array.from({ length: WEEKS * 7 }, (_, index) => addDays(mondayOf(today), index));

/** Returns the days after a press: the first press says from when, a later day until when. */
export const pressDay = (chosen: LeaveDays | undefined, day: Day): LeaveDays =>
  chosen && chosen.from === chosen.to && day > chosen.from
    ? { from: chosen.from, to: day }
    : { from: day, to: day };

export const isBetween = (day: Day, { from, to }: LeaveDays): boolean => from <= day && day <= to;

/** `11 Dec 2026`, or `11 Dec 2026 to 13 Dec 2026`. */
export const daysText = ({ from, to }: LeaveDays, t = leaveInEnglish, names?: DateNames): string =>
  from === to
    ? formatDay(from, names)
    : t('fromTo', { from: formatDay(from, names), to: formatDay(to, names) });

/** `1 day`, `3 days`. */
export const lengthText = ({ from, to }: LeaveDays, t = leaveInEnglish): string =>
  t('dayCount', { count: countDays(from, to) });

import type { LanguageCode } from '@prahari/contract/languages';
import { hindiDates, marathiDates } from '@prahari/domain/date-names';
import type { Day } from '@prahari/domain/days';
import {
  type DateNames,
  formatDay,
  formatInstant,
  formatMonth,
  formatWeekdays,
} from '@prahari/domain/format';
import type { WorkFacts } from './message-facts.ts';

/** Days and months as messages write them in a language. */
export interface DatesIn {
  /** `27 नव॰ 2026` */
  day: (of: Day) => string;
  /** Writes the month `2026-11` as `नवंबर 2026`. */
  month: (of: string) => string;
  /** Writes weekdays from 1, Monday, as `शनि, रवि`. */
  weekdays: (of: readonly number[]) => string;
  /** Writes a time in India as `27 नव॰ 2026, 20:05`. */
  instant: (at: string) => string;
}

const names: Record<LanguageCode, DateNames | undefined> = {
  en: undefined,
  hi: hindiDates,
  mr: marathiDates,
};

/** Returns how a language writes days and months: as its screens do. */
export const datesIn = (language: LanguageCode): DatesIn => ({
  day: (of) => formatDay(of, names[language]),
  month: (of) => formatMonth(of, names[language]),
  weekdays: (of) => formatWeekdays(of, names[language]),
  instant: (at) => formatInstant(at, names[language]),
});

/** Returns the days of work as a language writes them. */
export function daysOfWork(
  { from, to, only }: Pick<WorkFacts, 'from' | 'to' | 'only'>,
  {
    day,
    weekdays,
    period,
    count,
  }: Pick<DatesIn, 'day' | 'weekdays'> & {
    period: (of: { from: Day; to: Day }) => string;
    count: (days: number) => string;
  },
): string {
  if (!only) return period({ from, to });
  if ('days' in only) return only.days.map(day).join(', ');
  return `${period({ from, to })} (${'weekdays' in only ? weekdays(only.weekdays) : count(only.count)})`;
}

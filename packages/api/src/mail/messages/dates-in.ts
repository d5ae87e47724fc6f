import { type LanguageCode, languageLocales } from '@prahari/contract/languages';
import { type Day, TIME_ZONE } from '@prahari/domain/days';

/** Days and months as messages write them in a language. */
export interface DatesIn {
  /** `27 नवंबर 2026` */
  day: (of: Day) => string;
  /** Writes the month `2026-11` as `नवंबर 2026`. */
  month: (of: string) => string;
}

/** Returns how a language writes days and months. */
export function datesIn(language: LanguageCode): DatesIn {
  const locale = languageLocales[language];
  const days = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    day: (of) => days.format(new Date(`${of}T06:00:00Z`)),
    month: (of) => months.format(new Date(`${of}-01T00:00:00Z`)),
  };
}

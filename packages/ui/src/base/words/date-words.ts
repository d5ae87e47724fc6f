import { useMemo } from 'react';
import { defineWords } from './define-words.ts';
import { useWords } from './useWords.ts';

/** Names of months from January and of weekdays from Sunday, each list separated by spaces. */
export const dateWords = defineWords('dates', {
  months: 'January February March April May June July August September October November December',
  shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  weekdayLetters: 'S M T W T F S',
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
});

/** Names that dates are written with. */
export interface DateNames {
  longMonths: readonly string[];
  weekdayLetters: readonly string[];
  months: readonly string[];
  weekdays: readonly string[];
}

/** Returns the names of months and weekdays in the shown language. */
export function useDateNames(): DateNames {
  const t = useWords(dateWords);
  return useMemo(
    () => ({
      longMonths: t('months').split(' '),
      weekdayLetters: t('weekdayLetters').split(' '),
      months: t('shortMonths').split(' '),
      weekdays: t('weekdays').split(' '),
    }),
    [t],
  );
}

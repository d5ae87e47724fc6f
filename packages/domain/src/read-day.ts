import { cleanCode } from './clean-text.ts';
import { addDays, type Day, dayInIndia, isExistingDay, today } from './days.ts';
import { MONTHS } from './format.ts';
import { indianMonth } from './indian-months.ts';

const TIME_OF_DAY = /[ T]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]m)?(?:Z)?$/i;
/** A weekday before the day, as Excel's long form writes it. */
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?[, ]+/i;
const DAY_FIRST = /^(\d\d?)(?:st|nd|rd|th)?[-/. ]+(\d\d?|[a-z]{3,9})[-/.,' ]+(\d{4}|\d\d)$/i;
const NAMED_MONTH_FIRST = /^([a-z]{3,9})[-/. ]+(\d\d?)(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d\d)$/i;
const NUMBERS = /^(\d\d?)[-/. ]+(\d\d?)[-/. ]+(?:\d{4}|\d\d)$/;
/** `12Dec2026` */
const WITHOUT_SPACES = /^(\d\d?)([a-z]{3})(\d{4}|\d\d)$/i;
/** An instant, as programs write the midnight of India: `1990-12-30T18:30:00Z`. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const EXCEL_DAY_ZERO = '1899-12-30';

/** The order of day and month in `04/05/1990`. */
export type DayOrder = 'dayFirst' | 'monthFirst';

/** Completes a year of two digits within 20 years from now: in 2026, `26` is 2026 and `90` is 1990. */
function fullYear(year: number, on: Day): number {
  const last = Number(on.slice(0, 4)) + 20;
  return year > 99 ? year : last - ((last - year) % 100);
}

const withoutTime = (written: string): string =>
  cleanCode(written)
    .replace(TIME_OF_DAY, '')
    .replace(WEEKDAY, '')
    .replace(WITHOUT_SPACES, '$1-$2-$3')
    .replace(/[\u0900-\u0963]+/g, (word) => MONTHS[indianMonth(word) - 1] ?? word);

/**
 * Reads a day as people and Excel write it: `31/12/26`, `31-Dec-1990`, `Dec 31, 1990`,
 * `1990/12/31 00:00:00`, or a serial number. Returns `YYYY-MM-DD`, which may not exist in the
 * calendar; undefined for other text.
 */
export function readDay(
  written: string,
  on: Day = today(),
  order: DayOrder = 'dayFirst',
): string | undefined {
  if (INSTANT.test(written) && !Number.isNaN(Date.parse(written))) return dayInIndia(written);
  const text = withoutTime(written);
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return addDays(EXCEL_DAY_ZERO, Math.floor(Number(text)));
  const yearLast = text.replace(/^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, '$3-$2-$1');
  const isSwapped = order === 'monthFirst' && yearLast === text && NUMBERS.test(text);
  const dayFirst = isSwapped
    ? text.replace(/^(\d+)([-/. ]+)(\d+)/, '$3$2$1')
    : yearLast.replace(NAMED_MONTH_FIRST, '$2-$1-$3');
  const [, date = '', named = '', year] = DAY_FIRST.exec(dayFirst) ?? [];
  const isNamed = (month: string) => named.toLowerCase().startsWith(month.toLowerCase());
  const month = Number(named) || MONTHS.findIndex(isNamed) + 1;
  if (!year || !month) return undefined;
  return `${fullYear(Number(year), on)}-${`${month}`.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/**
 * Finds the order in a column of days: from a number above 12, or from the heading `(DD/MM/YYYY)`.
 * Returns `unclear` when both orders give days that differ; undefined when none is in numbers.
 */
export function dayOrderOf(days: readonly string[], heading = ''): DayOrder | 'unclear' | undefined {
  const numbers = days.flatMap((written) => {
    const [, first, second] = NUMBERS.exec(withoutTime(written)) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  if (numbers.length === 0) return undefined;
  if (/d{1,2}[-/. ]*m{1,3}/i.test(heading)) return 'dayFirst';
  if (/m{1,3}[-/. ]*d{1,2}/i.test(heading)) return 'monthFirst';
  const isDayFirst = numbers.some(([first]) => first > 12);
  const isMonthFirst = numbers.some(([, second]) => second > 12);
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'dayFirst' : 'monthFirst';
  if (!isDayFirst && numbers.every(([first, second]) => first === second)) return 'dayFirst';
  return 'unclear';
}

/** Returns a day of a column in numbers that both orders read differently, for the question. */
export const unclearDayIn = (days: readonly string[]): string | undefined =>
  days.find((written) => {
    const [one, other] = (['dayFirst', 'monthFirst'] as const).map((order) =>
      readDay(written, today(), order),
    );
    return one !== other && isExistingDay(one ?? '') && isExistingDay(other ?? '');
  });

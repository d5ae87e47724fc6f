import { cleanCode } from './clean-text.ts';
import { addDays, type Day, today } from './days.ts';
import { MONTHS } from './format.ts';

const TIME_OF_DAY = /[ T]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]m)?$/i;
const DAY_FIRST = /^(\d\d?)[-/. ]+(\d\d?|[a-z]{3,9})[-/., ]+(\d{4}|\d\d)$/i;
const EXCEL_DAY_ZERO = '1899-12-30';

/** Completes a year of two digits within 20 years from now: in 2026, `26` is 2026 and `90` is 1990. */
function fullYear(year: number, on: Day): number {
  const last = Number(on.slice(0, 4)) + 20;
  return year > 99 ? year : last - ((last - year) % 100);
}

/**
 * Reads a day as people and Excel write it: `31/12/26`, `31-Dec-1990`, `1990/12/31 00:00:00`, or a
 * serial number. Returns `YYYY-MM-DD`, which may not exist in the calendar; undefined for other text.
 */
export function readDay(written: string, on: Day = today()): string | undefined {
  const text = cleanCode(written).replace(TIME_OF_DAY, '');
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return addDays(EXCEL_DAY_ZERO, Math.floor(Number(text)));
  const dayFirst = text.replace(/^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, '$3-$2-$1');
  const [, date = '', named = '', year] = DAY_FIRST.exec(dayFirst) ?? [];
  const isNamed = (month: string) => named.toLowerCase().startsWith(month.toLowerCase());
  const month = Number(named) || MONTHS.findIndex(isNamed) + 1;
  if (!year || !month) return undefined;
  return `${fullYear(Number(year), on)}-${`${month}`.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

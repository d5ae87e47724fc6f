import { plainDigits } from '../NumberField/plain-digits.ts';
import type { HalfTyped } from './half-typed-date.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** Returns the number of a month that is written as a word or begun as one of three letters; 0 for none. */
export const monthOf = (word: string): number => MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

const DAY_FIRST = /^(\d\d?)(?:st|nd|rd|th)?[-/. ]+(\d\d?|[a-z]{3,9})[-/., ]+(\d{4}|\d\d)$/i;

/** Reads `31/12/2026`, `31-Dec-26`, `Dec 31, 2026` or `2026-12-31`; other text has no parts. */
export function writtenDate(text: string): HalfTyped {
  const dayFirst = plainDigits(text)
    .replace(/[ T]\d\d?:\d\d.*$/, '')
    .replace(/^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, '$3-$2-$1')
    .replace(/^([a-z]{3,9})[-/. ]+(\d\d?)(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d\d)$/i, '$2-$1-$3');
  const [, day, word = '', year] = DAY_FIRST.exec(dayFirst) ?? [];
  const month = Number(word) || monthOf(word);
  return day && month
    ? [
        ['day', Number(day)],
        ['month', month],
        ['year', Number(year)],
      ]
    : [];
}

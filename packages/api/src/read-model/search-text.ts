import { cleanCode } from '@prahari/domain/clean-text';
import type { ListRow } from './list-table.ts';

const MIN_PHONE_DIGITS = 4;
/** PostgreSQL's indexes take up to 2,704 bytes a row. */
const KEY_LENGTH = 500;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Text as it is sorted: by code point, regardless of case. */
export const sortKey = (value: string | number): string | number => {
  if (typeof value === 'number') return value;
  const lower = value.toLowerCase();
  return lower.length > KEY_LENGTH ? [...lower].slice(0, KEY_LENGTH).join('') : lower;
};

/** All texts of a row, in lower case. A search has no line break, so it never matches across two texts. */
export const searchText = ({ texts, phones = [] }: Pick<ListRow, 'texts' | 'phones'>): string =>
  [...texts, ...phones, ...phones.map(digitsOf)].join('\n').toLowerCase();

/** Prefixes of an Indian number of ten digits: 0, 91, 091 and 0091, and the zero in `+91 (0)`. */
const PREFIX = /^(?:0{0,2}910?|0)(?=\d{10}$)/;
/** Of a number that is typed in part: `+91 98765`. */
const COUNTRY_CODE = /^(?:\+|00)\s*91/;

/**
 * Returns the words of which a search text must contain one. A number with spaces, dashes or the like is
 * also searched by its digits, as in phone numbers, and without the prefix that the stored one may lack.
 */
export function needlesOf(q: string): string[] {
  const typed = cleanCode(q).replace(/^tel:/i, '');
  if (!/^[\d\s+()./–-]+$/.test(typed)) return [q.toLowerCase()];
  const digits = digitsOf(typed);
  const ways = [digits, digits.replace(PREFIX, ''), digitsOf(typed.replace(COUNTRY_CODE, ''))];
  return [...new Set([q.toLowerCase(), ...ways.filter(({ length }) => length >= MIN_PHONE_DIGITS)])];
}

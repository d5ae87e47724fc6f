import { cleanCode } from '@prahari/domain/clean-text';
import { seenText } from '@prahari/domain/seen-text';
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

/** A text in lower case and, where it differs, as people compare it. */
const waysToWrite = (text: string): string[] => [...new Set([text.toLowerCase(), seenText(text)])];

/** All texts of a row. A search has no line break, so no word of it matches across two texts. */
export const searchText = ({ texts, phones = [] }: Pick<ListRow, 'texts' | 'phones'>): string =>
  [...texts.flatMap(waysToWrite), ...phones, ...phones.map(digitsOf)].join('\n').toLowerCase();

/** Prefixes of an Indian number of ten digits: 0, 91, 091 and 0091, and the zero in `+91 (0)`. */
const PREFIX = /^(?:0{0,2}910?|0)(?=\d{10}$)/;
/** Of a number that is typed in part: `+91 98765`. */
const COUNTRY_CODE = /^(?:\+|00)\s*91/;

/** Both engines index runs of three letters. */
const INDEXED_LETTERS = 3;
export const isIndexed = (word: string): boolean => [...word].length >= INDEXED_LETTERS;

/**
 * Returns the ways in which a search is found; a search text must contain all words of one. Words of a text are also
 * found in another order (`kumar ravi`) and as people compare them, if the index knows one of them. A number with spaces, dashes or the like is
 * also searched by its digits, as in phone numbers, and without the prefix that the stored one may lack.
 */
export function needlesOf(q: string): string[][] {
  const typed = cleanCode(q).replace(/^tel:/i, '');
  if (!/^[\d\s+()./–-]+$/.test(typed)) {
    const written = q.toLowerCase();
    const seen = seenText(q);
    const ways = [[written], [seen], seen.split(' ')].filter(
      (words) => words.some(isIndexed) || (words[0] === written && words.length === 1),
    );
    return [...new Map(ways.map((words) => [words.join('\n'), words])).values()];
  }
  const digits = digitsOf(typed);
  const ways = [digits, digits.replace(PREFIX, ''), digitsOf(typed.replace(COUNTRY_CODE, ''))];
  const found = new Set([q.toLowerCase(), ...ways.filter(({ length }) => length >= MIN_PHONE_DIGITS)]);
  return [...found].map((needle) => [needle]);
}

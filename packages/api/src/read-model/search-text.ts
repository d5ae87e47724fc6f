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
 * What a search text must contain one of. A number with spaces, dashes or the like is also searched by its digits, as in phone
 * numbers, and without the prefix that the stored one may lack.
 */
export function needlesOf(q: string): string[] {
  const typed = q.trim();
  if (!/^[\d\s+()./–-]+$/.test(typed)) return [q.toLowerCase()];
  const digits = digitsOf(typed);
  const ways = [digits, digits.replace(PREFIX, ''), digitsOf(typed.replace(COUNTRY_CODE, ''))];
  return [...new Set([q.toLowerCase(), ...ways.filter(({ length }) => length >= MIN_PHONE_DIGITS)])];
}

const LONGEST = 3;

/**
 * Adds the runs of up to three characters that begin at each character, hashed by Fowler–Noll–Vo to 32 bits. Equal hashes of
 * different runs do no harm, because rows found by them are tested by their text.
 */
function addRuns(grams: Set<number>, text: string, shortest: number): void {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  for (let start = 0; start < codes.length; start += 1) {
    let hash = 0x811c9dc5;
    for (let length = 1; length <= LONGEST && start + length <= codes.length; length += 1) {
      hash = Math.imul(hash ^ (codes[start + length - 1] ?? 0), 0x01000193) | 0;
      if (length >= shortest) grams.add(hash);
    }
  }
}

/** The runs of one, two and three characters in a text, each once, as numbers. */
export function gramsOf(text: string): number[] {
  const grams = new Set<number>();
  addRuns(grams, text, 1);
  return [...grams];
}

/** The longest runs of a search, which a text must have to contain it. */
export function gramsToFind(needle: string): number[] {
  const grams = new Set<number>();
  addRuns(grams, needle, Math.min(LONGEST, Array.from(needle).length));
  return [...grams];
}

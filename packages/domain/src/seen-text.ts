import { cleanText } from './clean-text.ts';

/** Accents, the nukta of each script of India that has one, and joiners. */
const MARKS = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc\u200c\u200d]/g;
const APOSTROPHES = /['’‘ʼ`´]/g;
/** The dot of an initial or an abbreviation: `R.K. Sharma`, `St. Mary`. Dots of addresses and amounts stay. */
const DOTS = /(?<=(?<![\p{L}\p{M}\p{N}@])\p{L})\.(?!\p{N})|(?<=\p{L})\.(?=\s|$)/gu;
/** The space between two initials. */
const BETWEEN_INITIALS = /(?<=(?<!\S)\p{L}) (?=\p{L}(?!\S))/gu;

/**
 * Returns a text as people compare it when they search: in lower case, without accents, nukta, joiners, apostrophes,
 * dots of initials and repeated spaces. `R. K. D’Souza` is `rk dsouza`.
 */
export const seenText = (text: string): string =>
  cleanText(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(DOTS, '')
    .replace(/\s+/g, ' ')
    .replace(BETWEEN_INITIALS, '')
    .trim();

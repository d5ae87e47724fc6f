import { randomInt } from 'node:crypto';

/** Excludes characters that look alike. */
export const READABLE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns about 25 random bits, for secrets that people copy by hand. */
export const readableGroup = (): string =>
  Array.from({ length: 5 }, () => READABLE_ALPHABET[randomInt(READABLE_ALPHABET.length)]).join('');

import { randomInt } from 'node:crypto';

/** Without the letters and digits that look alike. */
export const READABLE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Some 25 bits from a CSPRNG, for secrets that people read from a screen or paper and type. */
export const readableGroup = (): string =>
  Array.from({ length: 5 }, () => READABLE_ALPHABET[randomInt(READABLE_ALPHABET.length)]).join('');

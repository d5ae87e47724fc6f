import { randomInt } from 'node:crypto';

/** Without characters that look alike. */
export const READABLE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** About 25 bits from a CSPRNG, for secrets that people copy by hand. */
export const readableGroup = (): string =>
  Array.from({ length: 5 }, () => READABLE_ALPHABET[randomInt(READABLE_ALPHABET.length)]).join('');

import { randomBytes } from 'node:crypto';
import { groupOfFive, UNMISTAKABLE } from './easy-to-type.ts';
import { hashPassword } from './passwords.ts';

const COUNT = 10;
const SHAPE = new RegExp(`^[${UNMISTAKABLE}]{10}$`);

const newRecoveryCode = (): string => `${groupOfFive()}-${groupOfFive()}`;

/** As typed by hand: without the dash, with blanks, in capitals. */
const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** The one salt of a person's ten codes (128 bits), so that a typed one is hashed once and not ten times. */
export const newSalt = (): string => randomBytes(16).toString('hex');

/** The hash a code of this person would have; undefined for what can be no recovery code. Slow: argon2id (ASVS 6.5.2). */
export async function hashRecoveryCode(typed: string, salt: string): Promise<string | undefined> {
  const code = plain(typed);
  return SHAPE.test(code) ? hashPassword(code, Buffer.from(salt, 'hex')) : undefined;
}

/** Ten different codes of 49 bits, to be shown once, and what is kept of them. */
export async function newRecoveryCodes(salt: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newRecoveryCode());
  const hashes = await Promise.all(
    [...codes].map((code) => hashPassword(plain(code), Buffer.from(salt, 'hex'))),
  );
  return { codes: [...codes], hashes };
}

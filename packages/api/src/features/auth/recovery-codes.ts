import { randomBytes } from 'node:crypto';
import { hashPassword } from './passwords.ts';
import { READABLE_ALPHABET, readableGroup } from './readable-code.ts';

const COUNT = 10;
const RECOVERY_CODE = new RegExp(`^[${READABLE_ALPHABET}]{10}$`);

const newRecoveryCode = (): string => `${readableGroup()}-${readableGroup()}`;

/** As typed by hand: without the dash, with blanks, in capitals. */
const normalize = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** The one salt of a person's ten codes (128 bits), so that a typed one is hashed once and not ten times. */
export const newSalt = (): string => randomBytes(16).toString('hex');

/** The hash a code of this person would have; undefined for what can be no recovery code. Slow: argon2id (ASVS 6.5.2). */
export async function hashRecoveryCode(typed: string, salt: string): Promise<string | undefined> {
  const code = normalize(typed);
  return RECOVERY_CODE.test(code) ? hashPassword(code, Buffer.from(salt, 'hex')) : undefined;
}

/** Ten different codes of 49 bits, to be shown once, and what is kept of them. */
export async function newRecoveryCodes(salt: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newRecoveryCode());
  const hashes = await Promise.all(
    [...codes].map((code) => hashPassword(normalize(code), Buffer.from(salt, 'hex'))),
  );
  return { codes: [...codes], hashes };
}

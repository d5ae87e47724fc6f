import { randomBytes } from 'node:crypto';
import { hashPassword } from '../passwords/passwords.ts';
import { READABLE_ALPHABET, readableGroup } from './readable-code.ts';

const COUNT = 10;
const RECOVERY_CODE = new RegExp(`^[${READABLE_ALPHABET}]{10}$`);

const newRecoveryCode = (): string => `${readableGroup()}-${readableGroup()}`;

/** Accepts codes without the dash, with spaces or in capitals. */
const normalize = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Returns a salt for all codes of a person, so that verifying one takes a single hash. */
export const newSalt = (): string => randomBytes(16).toString('hex');

/** Returns the hash of a typed code (ASVS 6.5.2), or undefined for a malformed one. */
export async function hashRecoveryCode(typed: string, salt: string): Promise<string | undefined> {
  const code = normalize(typed);
  return RECOVERY_CODE.test(code) ? hashPassword(code, Buffer.from(salt, 'hex')) : undefined;
}

/** Returns ten distinct codes of 49 bits, to be shown once, and their hashes. */
export async function newRecoveryCodes(salt: string): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newRecoveryCode());
  const hashes = await Promise.all(
    [...codes].map((code) => hashPassword(normalize(code), Buffer.from(salt, 'hex'))),
  );
  return { codes: [...codes], hashes };
}

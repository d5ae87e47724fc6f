import { randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@prahari/contract/constants';
import { hashPassword, UNMATCHABLE_HASH, verifyPassword } from './passwords.ts';

/** Six digits from a CSPRNG. */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

/** As slow as a password’s. */
export const hashCode = (code: string): Promise<string> => hashPassword(code);

/** Of a code that six digits can never be: kept for addresses that may not get one, and as slow to check. */
export const UNMATCHABLE_CODE_HASH = UNMATCHABLE_HASH;

/** Without a hash it takes the same time and says no. */
export const matchesCode = (codeHash: string | undefined, code: string): Promise<boolean> =>
  verifyPassword(codeHash, code);

import { hash, randomBytes, randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@prahari/contract/constants';
import { hashPassword, UNMATCHABLE_HASH, verifyPassword } from '../passwords/passwords.ts';

/** Returns six random digits. */
export const newCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

/** Returns the secret of a link, of 128 random bits. */
export const newLinkSecret = (): string => randomBytes(16).toString('base64url');

/** Returns where a secret's hash is kept: nobody else finds a link, whatever network opens it. */
export const resetSourceOf = (secret: string, sourceId: string): string =>
  secret.length > OTP_LENGTH ? `link:${hash('sha256', secret)}` : sourceId;

/** Hashes a code as slowly as a password, because a million codes are soon tried. */
export const hashCode = (code: string): Promise<string> => hashPassword(code);

/** A hash that no code matches, as slow to verify as a real one. */
export const UNMATCHABLE_CODE_HASH = UNMATCHABLE_HASH;

/** Returns false without a hash, after the same time. */
export const matchesCode = (codeHash: string | undefined, code: string): Promise<boolean> =>
  verifyPassword(codeHash, code);

import { createHash } from 'node:crypto';
import { OTP_SENDS_PER_DAY, OTP_TRIES } from '@prahari/contract/constants';
import { decrement, increment } from '../../db/rate-limits.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tooManyFailures } from './auth.errors.ts';
import { consumeSignupAttempt } from './registrations.queries.ts';
import { consumeResetAttempt } from './reset-codes.queries.ts';

/**
 * Attempts at codes of one address in a day, for any purpose: 50 of a million codes. 24 hours overlap two such days at most, so
 * 100 attempts guess a code with probability 10⁻⁴ at most.
 */
export const CODE_ATTEMPTS_PER_DAY = OTP_TRIES * OTP_SENDS_PER_DAY;
const DAY_SECONDS = 24 * 3600;

/** `tries` are attempts at a valid code; `misses`, without one, are counted only to take the same time. */
const keyOf = (kind: 'tries' | 'misses', email: string): string =>
  `code-${kind}:${createHash('sha256').update(email).digest('hex')}`;

export interface LiveCodes {
  signup: { id: string; code_hash: string } | undefined;
  reset: { code_hash: string } | undefined;
}

/**
 * Consumes an attempt at each valid code of an address and returns their hashes. Without a code it writes as much, so that
 * timing does not reveal whether there is one. @throws tooManyFailures
 */
export async function consumeAttempt(db: Db, email: string): Promise<LiveCodes> {
  return inTransaction(db, async (tx) => {
    const signup = await consumeSignupAttempt(tx, email);
    const reset = await consumeResetAttempt(tx, email);
    const kind = signup || reset ? 'tries' : 'misses';
    const { points, secondsLeft } = await increment(tx, keyOf(kind, email), DAY_SECONDS);
    if (kind === 'tries' && points > CODE_ATTEMPTS_PER_DAY) throw tooManyFailures(secondsLeft);
    return { signup, reset };
  });
}

/** Refunds the attempt of a right code. */
export const refundAttempt = (db: Db, email: string): Promise<void> => decrement(db, keyOf('tries', email));

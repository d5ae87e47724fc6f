import { createHash } from 'node:crypto';
import { OTP_SENDS_PER_DAY, OTP_TRIES } from '@prahari/contract/constants';
import { decrement, increment } from '../../db/rate-limits.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tooManyFailures } from './auth.errors.ts';
import { consumeSignupAttempt as spendSignupTry } from './registrations.queries.ts';
import { consumeResetAttempt as spendResetTry } from './reset-codes.queries.ts';

/**
 * Tries at codes of one address in a day, whatever they are for: 50 of a million. No 24 hours, which two such days may
 * share, see more than 100, so a guess comes true with at most 10⁻⁴.
 */
export const CODE_ATTEMPTS_PER_DAY = OTP_TRIES * OTP_SENDS_PER_DAY;
const DAY_SECONDS = 24 * 3600;

const keyOf = (kind: 'tries' | 'misses', email: string): string =>
  `code-${kind}:${createHash('sha256').update(email).digest('hex')}`;

export interface LiveCodes {
  signup: { id: string; code_hash: string } | undefined;
  reset: { code_hash: string } | undefined;
}

/**
 * Spends a try at each live code of an address and gives what is kept of them. Without any it writes as much, so that an
 * address without a code costs the same time. @throws tooManyFailures
 */
export async function consumeAttempt(db: Db, email: string): Promise<LiveCodes> {
  return inTransaction(db, async (tx) => {
    const signup = await spendSignupTry(tx, email);
    const reset = await spendResetTry(tx, email);
    const kind = signup || reset ? 'tries' : 'misses';
    const { points, secondsLeft } = await increment(tx, keyOf(kind, email), DAY_SECONDS);
    if (kind === 'tries' && points > CODE_ATTEMPTS_PER_DAY) throw tooManyFailures(secondsLeft);
    return { signup, reset };
  });
}

/** Takes a try back that was right. */
export const refundAttempt = (db: Db, email: string): Promise<void> => decrement(db, keyOf('tries', email));

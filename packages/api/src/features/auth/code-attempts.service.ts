import { createHash } from 'node:crypto';
import { OTP_SENDS_PER_DAY, OTP_TRIES } from '@prahari/contract/constants';
import { countUpTo, decrement, increment } from '../../db/rate-limits.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tooManyFailures } from './auth.errors.ts';
import { consumeSignupAttempt } from './registrations.queries.ts';
import { consumeResetAttempt } from './reset-codes.queries.ts';

export type CodePurpose = 'signup' | 'reset';

/**
 * Attempts at the codes of one address and purpose in a day: 25 of a million codes. 24 hours overlap two such days at most, so 100
 * attempts guess a code of either purpose with probability 10⁻⁴ at most.
 */
export const CODE_ATTEMPTS_PER_DAY = (OTP_TRIES * OTP_SENDS_PER_DAY) / 2;
/** Wrong codes of one source in an hour, for any address. Many phones of a mobile network share one. */
export const WRONG_CODES_PER_SOURCE = 50;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * 3600;

export interface CodeAttempt {
  email: string;
  /** As sourceNetwork gives it. */
  source: string;
}

/** `tries` are attempts at a valid code; `misses`, without one, are counted only to take the same time. */
const keyOf = (kind: 'tries' | 'misses', purpose: CodePurpose, email: string): string =>
  `code-${kind}:${purpose}:${createHash('sha256').update(email).digest('hex')}`;

const sourceKey = (source: string): string => `wrong-codes:${source}`;

export interface LiveCodes {
  signup: { id: string; code_hash: string } | undefined;
  reset: { code_hash: string } | undefined;
}

/** Counts an attempt at a code, if there is one. Returns the seconds to wait when the day's attempts are used up. */
async function countAttempt(
  tx: Tx,
  email: string,
  purpose: CodePurpose,
  isLive: boolean,
): Promise<number | undefined> {
  if (isLive)
    return countUpTo(tx, keyOf('tries', purpose, email), {
      points: CODE_ATTEMPTS_PER_DAY,
      windowSeconds: DAY_SECONDS,
    });
  await increment(tx, keyOf('misses', purpose, email), DAY_SECONDS);
  return undefined;
}

/**
 * Consumes an attempt of the source and one at each valid code of an address for these purposes, and returns their hashes. A purpose
 * whose attempts are used up counts as having no code, so that guesses at one kind of code leave the other usable. Without a code it
 * writes as much, so that timing does not reveal whether there is one.
 * @throws tooManyFailures when those of the source, or of every code there is, are used up
 */
export async function consumeAttempt(
  db: Db,
  { email, source }: CodeAttempt,
  purposes: readonly CodePurpose[],
): Promise<LiveCodes> {
  return inTransaction(db, async (tx) => {
    const sourceWaits = await countUpTo(tx, sourceKey(source), {
      points: WRONG_CODES_PER_SOURCE,
      windowSeconds: HOUR_SECONDS,
    });
    if (sourceWaits !== undefined) throw tooManyFailures(sourceWaits);
    const codes = {
      signup: purposes.includes('signup') ? await consumeSignupAttempt(tx, email) : undefined,
      reset: purposes.includes('reset') ? await consumeResetAttempt(tx, email) : undefined,
    };
    const waits: number[] = [];
    for (const purpose of purposes) {
      const seconds = await countAttempt(tx, email, purpose, codes[purpose] !== undefined);
      if (seconds === undefined) continue;
      codes[purpose] = undefined;
      waits.push(seconds);
    }
    if (waits.length > 0 && !codes.signup && !codes.reset) throw tooManyFailures(Math.max(...waits));
    return codes;
  });
}

/** Refunds the attempt of a right code. */
export async function refundAttempt(
  tx: Tx,
  { email, source }: CodeAttempt,
  purpose: CodePurpose,
): Promise<void> {
  await decrement(tx, keyOf('tries', purpose, email));
  await decrement(tx, sourceKey(source));
}

import { createHash } from 'node:crypto';
import { tooManyTries } from '@prahari/contract/auth';
import { AppError } from '../../../AppError.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { withoutSync } from '../../../db/without-sync.ts';
import { countUpTo, type Limit, resetCountsWithPrefix, subtractAll } from '../../../limits/rate-limits.ts';
import { keyedMutex } from './keyed-mutex.ts';

const MAX_FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/**
 * Returns an account's key prefix for all client IPs. Hashed, so that the address is not stored.
 */
const accountKey = (email: string): string =>
  `login-failures:${createHash('sha256').update(email).digest('hex')}:`;

/** Clears an account's failures from all client IPs after its password was set. */
export const resetLoginThrottle = (db: Db, email: string): Promise<void> =>
  resetCountsWithPrefix(db, accountKey(email));

export interface KeyLimit extends Limit {
  key: string;
}

/** Clears the failures and subtracts other counts, in a given transaction or its own. */
export type ClearFailures = (
  within?: Tx,
  others?: readonly { key: string; points: number }[],
) => Promise<void>;

/** @throws tooManyFailures */
async function countOnly(db: Db, { key, ...limit }: KeyLimit): Promise<void> {
  const secondsLeft = await withoutSync(db, (unsynced) => countUpTo(unsynced, key, limit));
  if (secondsLeft !== undefined) throw new AppError(tooManyTries, { retryAfterSeconds: secondsLeft });
}

interface Throttled {
  email: string;
  source: string;
  /** Counts the attempt for this limit and others. An error refuses the attempt. */
  count?: (limit: KeyLimit) => Promise<void>;
}

/**
 * Runs a password attempt. It is counted first, so that concurrent ones can't exceed ten, until
 * `clearFailures` clears the count (docs/rules.md).
 * @throws tooManyFailures after ten failures of this account and client IP within 15 minutes
 */
export async function withLoginThrottle<T>(
  db: Db,
  { email, source, count = (limit) => countOnly(db, limit) }: Throttled,
  attempt: (clearFailures: ClearFailures) => Promise<T>,
): Promise<T> {
  const key = `${accountKey(email)}${source}`;
  // One at a time, so that concurrent right passwords do not count as failures.
  return keyedMutex(key, async () => {
    const limit = { key, points: MAX_FAILURES, windowSeconds: WINDOW_SECONDS };
    await count(limit);
    return attempt((within, others = []) =>
      subtractAll(within ?? db, [{ key, points: MAX_FAILURES }, ...others]),
    );
  });
}

/** A logged-in person who proves it again. */
export interface Prover {
  email: string;
  sessionId: string;
}

/**
 * Runs a proof within a session, which has ten failures from all client IPs: a thief of a token
 * can change networks, and wrong logins of neighbors don't count. @throws tooManyFailures
 */
export const withProofThrottle = <T>(
  db: Db,
  { email, sessionId }: Prover,
  attempt: (clearFailures: ClearFailures) => Promise<T>,
): Promise<T> => withLoginThrottle(db, { email, source: `session:${sessionId}` }, attempt);

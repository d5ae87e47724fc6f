import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../../db/tables.ts';
import { withoutSync } from '../../../db/without-sync.ts';
import { countUpTo, type Limit, resetCountsWithPrefix, subtractAll } from '../../../limits/rate-limits.ts';
import { tooManyFailures } from '../users/auth.errors.ts';
import { keyedMutex } from './keyed-mutex.ts';

const MAX_FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/** Key prefix of an account for all sources. Hashed, so that the address is not stored. */
const accountKey = (email: string): string =>
  `login-failures:${createHash('sha256').update(email).digest('hex')}:`;

/** Clears the failures of an account for all sources, after its password was set. */
export const resetLoginThrottle = (db: Db, email: string): Promise<void> =>
  resetCountsWithPrefix(db, accountKey(email));

/** Of a key in rate_limits. */
export interface KeyLimit extends Limit {
  key: string;
}

/** Clears the failures, in the transaction it is given if any, and subtracts from other counts with them. */
export type ClearFailures = (
  within?: Tx,
  others?: readonly { key: string; points: number }[],
) => Promise<void>;

/** @throws tooManyFailures */
async function countOnly(db: Db, { key, ...limit }: KeyLimit): Promise<void> {
  const secondsLeft = await withoutSync(db, (unsynced) => countUpTo(unsynced, key, limit));
  if (secondsLeft !== undefined) throw tooManyFailures(secondsLeft);
}

interface Throttled {
  email: string;
  source: string;
  /** Counts the attempt for this limit and others. What it throws refuses the attempt. */
  count?: (limit: KeyLimit) => Promise<void>;
}

/**
 * Runs a password attempt. It is counted first, so that concurrent attempts cannot exceed ten; `clearFailures` clears the count
 * (DECISIONS section 3). @throws tooManyFailures after ten failures of this account and source within 15 minutes
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

/** Somebody who is logged in and proves it again. */
export interface Prover {
  email: string;
  sessionId: string;
  /** The network of the caller’s address: `sourceNetwork(address)`. */
  source: string;
}

/**
 * As withLoginThrottle, for a proof within a session. The session has ten failures as well, from all sources together: whoever has
 * stolen a token can change sources, and every other session stays usable. @throws tooManyFailures
 */
export const withProofThrottle = <T>(
  db: Db,
  { email, sessionId, source }: Prover,
  attempt: (clearFailures: ClearFailures) => Promise<T>,
): Promise<T> =>
  withLoginThrottle(db, { email, source: `session:${sessionId}` }, (clearOfSession) =>
    withLoginThrottle(db, { email, source }, (clearOfSource) =>
      attempt(async (within) => {
        await clearOfSession(within);
        await clearOfSource(within);
      }),
    ),
  );

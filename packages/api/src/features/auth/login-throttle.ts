import { createHash } from 'node:crypto';
import { countUpTo, resetCount, resetCountsWithPrefix } from '../../db/rate-limits.ts';
import type { Db } from '../../db/tables.ts';
import { tooManyFailures } from './auth.errors.ts';
import { keyedMutex } from './keyed-mutex.ts';

const MAX_FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/** Key prefix of an account for all sources. Hashed, so that the address is not stored. */
const accountKey = (email: string): string =>
  `login-failures:${createHash('sha256').update(email).digest('hex')}:`;

/** Clears the failures of an account for all sources, after its password was set. */
export const resetLoginThrottle = (db: Db, email: string): Promise<void> =>
  resetCountsWithPrefix(db, accountKey(email));

/**
 * Runs a password attempt. It is counted first, so that concurrent attempts cannot exceed ten; `clearFailures` clears the count
 * (DECISIONS section 3). @throws tooManyFailures after ten failures of this account and source within 15 minutes
 */
export async function withLoginThrottle<T>(
  db: Db,
  { email, source }: { email: string; source: string },
  attempt: (clearFailures: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const key = `${accountKey(email)}${source}`;
  // One at a time, so that concurrent right passwords do not count as failures.
  return keyedMutex(key, async () => {
    const secondsLeft = await countUpTo(db, key, { points: MAX_FAILURES, windowSeconds: WINDOW_SECONDS });
    if (secondsLeft !== undefined) throw tooManyFailures(secondsLeft);
    return attempt(() => resetCount(db, key));
  });
}

/** Somebody who is logged in and proves it again. */
export interface Prover {
  email: string;
  sessionId: string;
  /** As sourceNetwork gives it. */
  source: string;
}

/**
 * As withLoginThrottle, for a proof within a session. The session has ten failures as well, from all sources together: whoever has
 * stolen a token can change sources, and every other session stays usable. @throws tooManyFailures
 */
export const withProofThrottle = <T>(
  db: Db,
  { email, sessionId, source }: Prover,
  attempt: (clearFailures: () => Promise<void>) => Promise<T>,
): Promise<T> =>
  withLoginThrottle(db, { email, source: `session:${sessionId}` }, (clearOfSession) =>
    withLoginThrottle(db, { email, source }, (clearOfSource) =>
      attempt(async () => {
        await clearOfSession();
        await clearOfSource();
      }),
    ),
  );

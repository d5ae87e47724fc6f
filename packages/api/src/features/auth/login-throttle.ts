import { createHash } from 'node:crypto';
import { increment, resetCount, resetCountsWithPrefix } from '../../db/rate-limits.ts';
import type { Db } from '../../db/tables.ts';
import { tooManyFailures } from './auth.errors.ts';
import { keyedMutex } from './keyed-mutex.ts';

const MAX_FAILURES = 10;
const WINDOW_SECONDS = 15 * 60;

/** Of all sources for one account; the address itself is not kept. */
const accountKey = (email: string): string =>
  `login-failures:${createHash('sha256').update(email).digest('hex')}:`;

/** Lets an account be tried again from everywhere, since its owner set another password. */
export const resetLoginThrottle = (db: Db, email: string): Promise<void> =>
  resetCountsWithPrefix(db, accountKey(email));

/**
 * Lets a password be tried. Each try counts before it is made, so that many at once get no more than ten, and `passed` clears
 * the count (DECISIONS section 3). @throws tooManyFailures after ten failures of this account and source within 15 minutes
 */
export async function withLoginThrottle<T>(
  db: Db,
  { email, source }: { email: string; source: string },
  attempt: (passed: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const key = `${accountKey(email)}${source}`;
  // In turn, so that right passwords sent at once don't count as failures of each other.
  return keyedMutex(key, async () => {
    const { points, secondsLeft } = await increment(db, key, WINDOW_SECONDS);
    if (points > MAX_FAILURES) throw tooManyFailures(secondsLeft);
    return attempt(() => resetCount(db, key));
  });
}

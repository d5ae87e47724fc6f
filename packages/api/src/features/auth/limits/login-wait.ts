import { tooManyTries } from '@prahari/contract/auth';
import { AppError } from '../../../AppError.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import {
  countsOf,
  countUpTo,
  delayUntil,
  increment,
  resetCounts,
  resetCountsWithPrefix,
} from '../../../limits/rate-limits.ts';
import { sourceNetwork } from '../../../limits/source-network.ts';
import { digest, type LoginAttempt } from './login-attempt.ts';

export const DAY_SECONDS = 24 * 3600;

/** Daily failures of an account, in unknown browsers, after which each further try has to wait. */
export const FAILURES_WITHOUT_DELAY = 30;
/** The longest wait in seconds; the wait doubles from one second up to it. */
const LONGEST_DELAY = 300;
/** Daily tries of all new networks while an account waits: as many as its longest waits allow. */
export const NEW_NETWORK_TRIES = DAY_SECONDS / LONGEST_DELAY;

/** Returns the key of an address's failures of the day, with or without an account. */
export const dayKey = (email: string): string => `login-failures-of-day:${digest(email)}`;
export const waitKey = (email: string): string => `login-wait:${digest(email)}`;
/** Returns the key of the tries of all new networks. */
const allTriesKey = (email: string): string => `login-tries-in-wait:${digest(email)}`;
/** Returns the key of a network's tries of the day since the account has had to wait. */
export const triesKey = ({ email, address }: LoginAttempt): string =>
  `${allTriesKey(email)}:${sourceNetwork(address, 48)}`;

/** Clears an account's wait after its password was set. */
export async function resetLoginDelay(db: Db, email: string): Promise<void> {
  await resetCounts(db, [dayKey(email), waitKey(email)]);
  await resetCountsWithPrefix(db, allTriesKey(email));
}

/**
 * Makes the account wait after many failures. While it waits, a network that hasn't failed since
 * has one try, which makes the wait no longer. @throws tooManyFailures
 */
export async function countWait(tx: Tx, attempt: LoginAttempt, failures: number): Promise<void> {
  const key = waitKey(attempt.email);
  const wait = (await countsOf(tx, [key])).get(key);
  const { points } = await increment(tx, triesKey(attempt), DAY_SECONDS);
  if (!wait) {
    const seconds = Math.min(2 ** (failures - FAILURES_WITHOUT_DELAY), LONGEST_DELAY);
    return delayUntil(tx, key, Date.now() + 1000 * seconds);
  }
  const isRefused =
    points > 1 ||
    (await countUpTo(tx, allTriesKey(attempt.email), {
      points: NEW_NETWORK_TRIES,
      windowSeconds: DAY_SECONDS,
    })) !== undefined;
  if (isRefused) throw new AppError(tooManyTries, { retryAfterSeconds: wait.secondsLeft });
}

import { tooManyTries } from '@prahari/contract/auth';
import { AppError } from '../../../AppError.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { withoutSync } from '../../../db/without-sync.ts';
import {
  type Count,
  countsOf,
  incrementAll,
  incrementAllBelow,
  resetCounts,
  subtractAll,
} from '../../../limits/rate-limits.ts';
import { sourceNetwork } from '../../../limits/source-network.ts';
import type { LoginAttempt } from './login-attempt.ts';
import { networkLimits, WINDOW_SECONDS } from './login-networks.ts';
import { type KeyLimit, withLoginThrottle } from './login-throttle.ts';
import { countWait, DAY_SECONDS, dayKey, FAILURES_WITHOUT_DELAY, triesKey, waitKey } from './login-wait.ts';

/** The daily number of failures that the owner of an account hears of. */
export const FAILURES_TOLD = 20;

/** @throws tooManyFailures if `more` attempts exceed a limit */
function refuseAbove(counts: ReadonlyMap<string, Count>, limits: readonly KeyLimit[], more: 0 | 1): void {
  for (const { key, points } of limits) {
    const count = counts.get(key);
    if (count && count.points + more > points)
      throw new AppError(tooManyTries, { retryAfterSeconds: count.secondsLeft });
  }
}

interface Limits {
  /** Limits that refuse an attempt. */
  refusing: KeyLimit[];
  /** Limits past which only a right password gets in. */
  ofAll: KeyLimit[];
}

interface Counted {
  /** The account's failures of the day. */
  failures: number;
  /** The seconds until failures from the networks around count anew; undefined below their limits. */
  networkWait: number | undefined;
}

/**
 * Counts an attempt before it is made, so that concurrent ones can't exceed the limits.
 * @throws tooManyFailures
 */
async function countAttempt(db: Db, attempt: LoginAttempt, { refusing, ofAll }: Limits): Promise<Counted> {
  const day = { key: dayKey(attempt.email), points: FAILURES_WITHOUT_DELAY, windowSeconds: DAY_SECONDS };
  const all = [...refusing, ...ofAll, day];
  const counts = await withoutSync(db, (unsynced) => incrementAllBelow(unsynced, all));
  if (!counts) return countNearLimit(db, attempt, { refusing, ofAll });
  return { failures: counts.get(day.key)?.points ?? 0, networkWait: undefined };
}

/** Counts an attempt where a limit is reached or the account may have to wait. */
async function countNearLimit(db: Db, attempt: LoginAttempt, { refusing, ofAll }: Limits): Promise<Counted> {
  const { email } = attempt;
  const keys = [waitKey(email), triesKey(attempt), ...refusing.map(({ key }) => key)];
  const before = await countsOf(db, keys);
  refuseAbove(before, refusing, 1);
  const wait = before.get(waitKey(email));
  if (wait && (before.get(triesKey(attempt))?.points ?? 0) > 0)
    throw new AppError(tooManyTries, { retryAfterSeconds: wait.secondsLeft });
  const windows = [
    ...[...refusing, ...ofAll].map(({ key }) => ({ key, windowSeconds: WINDOW_SECONDS })),
    { key: dayKey(email), windowSeconds: DAY_SECONDS },
  ];
  return withoutSync(db, (unsynced) =>
    inTransaction(unsynced, async (tx) => {
      const counts = await incrementAll(tx, windows);
      // Others may have counted since; the error undoes this count.
      refuseAbove(counts, refusing, 0);
      const failures = counts.get(dayKey(email))?.points ?? 0;
      if (failures > FAILURES_WITHOUT_DELAY) await countWait(tx, attempt, failures);
      const waits = ofAll.flatMap(({ key, points }) => {
        const count = counts.get(key);
        return count && count.points > points ? [count.secondsLeft] : [];
      });
      return { failures, networkWait: waits.length > 0 ? Math.max(...waits) : undefined };
    }),
  );
}

export interface CountedLogin {
  /** Failures of the account today, this attempt included; 0 in a known browser. */
  failures: number;
  /** The seconds after which a wrong password from these networks is only wrong again. */
  networkWait: number | undefined;
  /** Refunds the attempt, except for account and client IP, after a right password. */
  refund: (tx: Tx) => Promise<void>;
  /** Refunds the attempt and clears the failures, after a right second factor. */
  clearFailures: (tx: Tx) => Promise<void>;
}

/**
 * Runs a login within the limits of account, client IP and networks; the account's growing delay
 * never becomes a lock. A known browser has its own tries. @throws tooManyFailures
 */
export async function withLoginLimits<T>(
  db: Db,
  attempt: LoginAttempt,
  run: (counted: CountedLogin) => Promise<T>,
): Promise<T> {
  const { email, address, browser } = attempt;
  if (browser !== undefined)
    return withLoginThrottle(db, { email, source: `browser:${browser}` }, (clearFailures) =>
      run({
        failures: 0,
        networkWait: undefined,
        refund: async () => {},
        clearFailures: (tx) => clearFailures(tx),
      }),
    );
  const { ofAccount, ofAll } = networkLimits(attempt);
  let counted: Counted = { failures: 0, networkWait: undefined };
  const count = async (limit: KeyLimit) => {
    counted = await countAttempt(db, attempt, { refusing: [limit, ...ofAccount], ofAll });
  };
  const refunded = [...[...ofAccount, ...ofAll].map(({ key }) => key), dayKey(email)].map((key) => ({
    key,
    points: 1,
  }));
  const endWait = async (tx: Tx) => {
    if (counted.failures > FAILURES_WITHOUT_DELAY) await resetCounts(tx, [waitKey(email), triesKey(attempt)]);
  };
  const refund = async (tx: Tx) => {
    await subtractAll(tx, refunded);
    await endWait(tx);
  };
  return withLoginThrottle(db, { email, source: sourceNetwork(address), count }, (clearCounts) => {
    const clearFailures = async (tx: Tx) => {
      await clearCounts(tx, refunded);
      await endWait(tx);
    };
    const { failures, networkWait } = counted;
    return run({ failures, networkWait, refund, clearFailures });
  });
}

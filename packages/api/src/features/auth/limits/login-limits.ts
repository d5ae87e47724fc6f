import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { tooManyTries } from '@prahari/contract/auth';
import { AppError } from '../../../AppError.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { withoutSync } from '../../../db/without-sync.ts';
import {
  type Count,
  countsOf,
  countUpTo,
  delayUntil,
  increment,
  incrementAll,
  incrementAllBelow,
  resetCounts,
  subtractAll,
} from '../../../limits/rate-limits.ts';
import { sourceNetwork } from '../../../limits/source-network.ts';
import { type KeyLimit, withLoginThrottle } from './login-throttle.ts';
import { callsFactor } from './source-mails.service.ts';

const WINDOW_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 3600;

/**
 * Failures in 15 minutes from the networks around a client IP, of one account and of all. A mobile
 * network's phones share an IPv4 address, which therefore has 250.
 */
const NETWORK_LIMITS = {
  4: { 24: { ofAccount: 30, ofAll: 750 }, 32: { ofAll: 250 } },
  6: { 48: { ofAccount: 30, ofAll: 200 }, 56: { ofAccount: 20, ofAll: 150 }, 64: { ofAll: 100 } },
} as const;

/** Daily failures of an account, in unknown browsers, after which each further try has to wait. */
export const FAILURES_WITHOUT_DELAY = 30;
/** The longest wait in seconds; the wait doubles from one second up to it. */
const LONGEST_DELAY = 300;
/** Daily tries of all new networks while an account waits: as many as its longest waits allow. */
export const NEW_NETWORK_TRIES = DAY_SECONDS / LONGEST_DELAY;
/** The daily number of failures that the owner of an account hears of. */
export const FAILURES_TOLD = 20;

export interface LoginAttempt {
  email: string;
  /** The client IP. */
  address: string;
  /** The id of a browser the account knows. Its own tries can't be used up by strangers. */
  browser: string | undefined;
  /** AUTH_CALLS_PER_SOURCE. Limits over all accounts scale with it from its default; 0 means none. */
  callsPerHour: number;
}

const digest = (email: string): string => createHash('sha256').update(email).digest('hex');

interface NetworkLimits {
  ofAccount: KeyLimit[];
  /** Limits of all accounts. Strangers share them, so they refuse no right password. */
  ofAll: KeyLimit[];
}

/** Returns the limits of the networks around a client IP. */
function networkLimits({ email, address, callsPerHour }: LoginAttempt): NetworkLimits {
  const all = (points: number): number => Math.ceil(points * callsFactor(callsPerHour));
  const networks: [string, { ofAccount?: number; ofAll: number }][] = isIPv6(address)
    ? ([48, 56, 64] as const).map((bits) => [
        `${sourceNetwork(address, bits)}/${bits}`,
        NETWORK_LIMITS[6][bits],
      ])
    : [
        [`${address.split('.').slice(0, 3).join('.')}/24`, NETWORK_LIMITS[4][24]],
        [address, NETWORK_LIMITS[4][32]],
      ];
  const limit = (key: string, points: number): KeyLimit => ({ key, points, windowSeconds: WINDOW_SECONDS });
  return {
    ofAccount: networks.flatMap(([network, { ofAccount }]) =>
      ofAccount ? [limit(`login-network:${digest(email)}:${network}`, ofAccount)] : [],
    ),
    ofAll:
      callsPerHour > 0
        ? networks.map(([network, { ofAll }]) => limit(`login-network:${network}`, all(ofAll)))
        : [],
  };
}

/** Returns the key of an address's failures of the day, with or without an account. */
const dayKey = (email: string): string => `login-failures-of-day:${digest(email)}`;
const waitKey = (email: string): string => `login-wait:${digest(email)}`;
/** Returns the key of a network's tries of the day since the account has had to wait. */
const triesKey = ({ email, address }: LoginAttempt): string =>
  `login-tries-in-wait:${digest(email)}:${sourceNetwork(address, 48)}`;

/** Clears an account's wait after its password was set. */
export async function resetLoginDelay(db: Db, email: string): Promise<void> {
  await resetCounts(db, [dayKey(email), waitKey(email)]);
}

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

/**
 * Makes the account wait after many failures. While it waits, a network that hasn't failed since
 * has one try, which makes the wait no longer. @throws tooManyFailures
 */
async function countWait(tx: Tx, attempt: LoginAttempt, failures: number): Promise<void> {
  const key = waitKey(attempt.email);
  const wait = (await countsOf(tx, [key])).get(key);
  const { points } = await increment(tx, triesKey(attempt), DAY_SECONDS);
  if (!wait) {
    const seconds = Math.min(2 ** (failures - FAILURES_WITHOUT_DELAY), LONGEST_DELAY);
    return delayUntil(tx, key, Date.now() + 1000 * seconds);
  }
  const ofAll = `login-tries-in-wait:${digest(attempt.email)}`;
  const isRefused =
    points > 1 ||
    (await countUpTo(tx, ofAll, { points: NEW_NETWORK_TRIES, windowSeconds: DAY_SECONDS })) !== undefined;
  if (isRefused) throw new AppError(tooManyTries, { retryAfterSeconds: wait.secondsLeft });
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

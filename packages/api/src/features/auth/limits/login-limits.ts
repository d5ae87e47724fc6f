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
  delayUntil,
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
/** The daily number of failures that the owner of an account hears of. */
export const FAILURES_TOLD = 20;

export interface LoginAttempt {
  email: string;
  /** The client IP. */
  address: string;
  /** The id of a browser the account knows. Its own tries can't be used up by strangers. */
  browser: string | undefined;
  /** AUTH_CALLS_PER_SOURCE. Limits over all accounts scale with it from 1000; 0 means none. */
  callsPerHour: number;
}

const digest = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Returns the limits of the networks around a client IP. */
function networkLimits({ email, address, callsPerHour }: LoginAttempt): KeyLimit[] {
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
  const limits = networks.flatMap(([network, { ofAccount, ofAll }]) => [
    ...(ofAccount ? [{ key: `login-network:${digest(email)}:${network}`, points: ofAccount }] : []),
    ...(callsPerHour > 0 ? [{ key: `login-network:${network}`, points: all(ofAll) }] : []),
  ]);
  return limits.map((limit) => ({ ...limit, windowSeconds: WINDOW_SECONDS }));
}

/** Returns the key of an address's failures of the day, with or without an account. */
const dayKey = (email: string): string => `login-failures-of-day:${digest(email)}`;
const waitKey = (email: string): string => `login-wait:${digest(email)}`;

/** Clears an account's wait after its password was set. */
export async function resetLoginDelay(db: Db, email: string): Promise<void> {
  await resetCounts(db, [dayKey(email), waitKey(email)]);
}

/** @throws tooManyFailures while the account has to wait */
function refuseDuringWait(counts: ReadonlyMap<string, Count>, email: string): void {
  const wait = counts.get(waitKey(email));
  if (wait) throw new AppError(tooManyTries, { retryAfterSeconds: wait.secondsLeft });
}

/** @throws tooManyFailures if `more` attempts exceed a limit */
function refuseAbove(counts: ReadonlyMap<string, Count>, limits: readonly KeyLimit[], more: 0 | 1): void {
  for (const { key, points } of limits) {
    const count = counts.get(key);
    if (count && count.points + more > points)
      throw new AppError(tooManyTries, { retryAfterSeconds: count.secondsLeft });
  }
}

/**
 * Counts an attempt before it is made, so that concurrent ones can't exceed the limits, and returns
 * the account's failures of the day. @throws tooManyFailures
 */
async function countAttempt(db: Db, email: string, limits: readonly KeyLimit[]): Promise<number> {
  const day = { key: dayKey(email), points: FAILURES_WITHOUT_DELAY, windowSeconds: DAY_SECONDS };
  const counts = await withoutSync(db, (unsynced) => incrementAllBelow(unsynced, [...limits, day]));
  return counts?.get(day.key)?.points ?? countNearLimit(db, email, limits);
}

/** Counts an attempt where a limit is reached or the account may have to wait. */
async function countNearLimit(db: Db, email: string, limits: readonly KeyLimit[]): Promise<number> {
  const before = await countsOf(db, [waitKey(email), ...limits.map(({ key }) => key)]);
  refuseDuringWait(before, email);
  refuseAbove(before, limits, 1);
  const windows = [...limits, { key: dayKey(email), windowSeconds: DAY_SECONDS }];
  return withoutSync(db, (unsynced) =>
    inTransaction(unsynced, async (tx) => {
      const counts = await incrementAll(tx, windows);
      // Others may have counted since; the error undoes this count.
      refuseAbove(counts, limits, 0);
      const failures = counts.get(dayKey(email))?.points ?? 0;
      const beyond = failures - FAILURES_WITHOUT_DELAY;
      if (beyond > 0) {
        refuseDuringWait(await countsOf(tx, [waitKey(email)]), email);
        await delayUntil(tx, waitKey(email), Date.now() + 1000 * Math.min(2 ** beyond, LONGEST_DELAY));
      }
      return failures;
    }),
  );
}

export interface CountedLogin {
  /** Failures of the account today, this attempt included; 0 in a known browser. */
  failures: number;
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
      run({ failures: 0, refund: async () => {}, clearFailures: (tx) => clearFailures(tx) }),
    );
  const networks = networkLimits(attempt);
  let failures = 0;
  const count = async (limit: KeyLimit) => {
    failures = await countAttempt(db, email, [limit, ...networks]);
  };
  const refunded = [...networks.map(({ key }) => key), dayKey(email)].map((key) => ({ key, points: 1 }));
  const endWait = async (tx: Tx) => {
    if (failures > FAILURES_WITHOUT_DELAY) await resetCounts(tx, [waitKey(email)]);
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
    return run({ failures, refund, clearFailures });
  });
}

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import {
  countUpTo,
  decrement,
  delayUntil,
  increment,
  resetCount,
  secondsUntil,
} from '../../db/rate-limits.ts';
import { sourceNetwork } from '../../db/source-network.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { tooManyFailures } from './auth.errors.ts';
import { type ClearFailures, withLoginThrottle } from './login-throttle.ts';
import { callsFactor } from './source-mails.service.ts';

const WINDOW_SECONDS = 15 * 60;
const DAY_SECONDS = 24 * 3600;

/**
 * Failures in 15 minutes of one account from networks wider than a source, and of all accounts from a source or network. Many phones
 * of a mobile network share one IPv4 address, so it has 250: a quarter of the calls that AUTH_CALLS_PER_SOURCE allows in an hour.
 */
const NETWORK_LIMITS = {
  4: { 24: { ofAccount: 30, ofAll: 750 }, 32: { ofAll: 250 } },
  6: { 48: { ofAccount: 30, ofAll: 200 }, 56: { ofAccount: 20, ofAll: 150 }, 64: { ofAll: 100 } },
} as const;

/** Failures of an account in a day, from browsers it does not know, after which each further try has to wait. */
export const FAILURES_WITHOUT_DELAY = 30;
/** Seconds: the wait doubles from one second up to this. */
const LONGEST_DELAY = 300;
/** The owner of an account is told of this many failures in a day. */
export const FAILURES_TOLD = 20;

export interface LoginAttempt {
  email: string;
  /** The address of the client. */
  address: string;
  /** Id of the browser if the account knows it: it has tries of its own, which strangers do not use up. */
  browser: string | undefined;
  /** AUTH_CALLS_PER_SOURCE. The limits over all accounts are given for 1000 and scale with it; 0 means no limits. */
  callsPerHour: number;
}

interface Counted {
  key: string;
  points: number;
}

const digest = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Keys of the networks around an address with their limits. */
function networkCounts({ email, address, callsPerHour }: LoginAttempt): Counted[] {
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
  return networks.flatMap(([network, { ofAccount, ofAll }]) => [
    ...(ofAccount ? [{ key: `login-network:${digest(email)}:${network}`, points: ofAccount }] : []),
    ...(callsPerHour > 0 ? [{ key: `login-network:${network}`, points: all(ofAll) }] : []),
  ]);
}

/** How often the login of an account failed in the day that began with its first failure; the same row for addresses without an account. */
const dayKey = (email: string): string => `login-failures-of-day:${digest(email)}`;
const waitKey = (email: string): string => `login-wait:${digest(email)}`;

/** Clears what an account has to wait for, after its password was set. */
export async function resetLoginDelay(db: Db, email: string): Promise<void> {
  await resetCount(db, dayKey(email));
  await resetCount(db, waitKey(email));
}

/** Counts an attempt before it is made, so that concurrent ones cannot exceed the limits. @throws tooManyFailures */
async function countAttempt(tx: Tx, { email }: LoginAttempt, networks: readonly Counted[]): Promise<number> {
  const wait = await secondsUntil(tx, waitKey(email));
  if (wait > 0) throw tooManyFailures(wait);
  for (const { key, points } of networks) {
    const seconds = await countUpTo(tx, key, { points, windowSeconds: WINDOW_SECONDS });
    if (seconds !== undefined) throw tooManyFailures(seconds);
  }
  const { points: failures } = await increment(tx, dayKey(email), DAY_SECONDS);
  const beyond = failures - FAILURES_WITHOUT_DELAY;
  if (beyond > 0)
    await delayUntil(tx, waitKey(email), Date.now() + 1000 * Math.min(2 ** beyond, LONGEST_DELAY));
  return failures;
}

export interface CountedLogin {
  /** How often the login of the account failed today, this attempt included; 0 in a browser that it knows. */
  failures: number;
  /** Refunds the attempt, except for account and source: the password was right. */
  refund: (tx: Tx) => Promise<void>;
  /** Clears the failures of account and source: the second factor was right as well. */
  clearFailures: ClearFailures;
}

/**
 * Runs a login within all limits: of account and source, of the networks around it, and of the account with a growing delay that never
 * becomes a lock. A browser that is known to the account has tries of its own. @throws tooManyFailures
 */
export async function withLoginLimits<T>(
  db: Db,
  attempt: LoginAttempt,
  run: (counted: CountedLogin) => Promise<T>,
): Promise<T> {
  const { email, address, browser } = attempt;
  if (browser !== undefined)
    return withLoginThrottle(db, { email, source: `browser:${browser}` }, (clearFailures) =>
      run({ failures: 0, refund: async () => {}, clearFailures }),
    );
  const networks = networkCounts(attempt);
  let failures = 0;
  const countAlso = async (tx: Tx) => {
    failures = await countAttempt(tx, attempt, networks);
  };
  const refund = async (tx: Tx) => {
    for (const { key } of networks) await decrement(tx, key);
    await decrement(tx, dayKey(email));
    await resetCount(tx, waitKey(email));
  };
  return withLoginThrottle(db, { email, source: sourceNetwork(address), countAlso }, (clearFailures) =>
    run({ failures, refund, clearFailures }),
  );
}

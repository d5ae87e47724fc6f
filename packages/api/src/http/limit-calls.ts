import { MAX_WRITES_PER_MINUTE } from '@prahari/contract/constants';
import { tooManyCalls, tooManyWrites } from '@prahari/contract/reply';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../AppError.ts';
import type { Db } from '../db/tables.ts';
import { withoutSync } from '../db/without-sync.ts';
import { countUpTo } from '../limits/rate-limits.ts';
import { sourceNetwork } from '../limits/source-network.ts';
import type { AppEnv } from './context.ts';
import { isPublicWrite } from './take-turns.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Hourly calls to /api/auth with one session, or of one browser that the account knows. */
export const OWN_AUTH_CALLS_PER_HOUR = 1_000;

/** Counts a call to /api/auth. @throws tooManyCalls above the limit */
async function countAuthCall(db: Db, key: string, perHour: number): Promise<void> {
  const limit = { points: perHour, windowSeconds: HOUR_SECONDS };
  const secondsLeft = await withoutSync(db, (unsynced) => countUpTo(unsynced, `auth-calls:${key}`, limit));
  if (secondsLeft !== undefined) throw new AppError(tooManyCalls, { retryAfterSeconds: secondsLeft });
}

/** The bits of an IPv6 address by which a network is limited: a customer has at most a /48. */
const NETWORK_BITS = 48;

const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/**
 * Limits the hourly calls to /api/auth with 429: those with a session by session, those of a known
 * browser by browser, all others by network and endpoint, so that a flood of one keeps nobody from
 * another. Reads, refused calls and those that end a session don't count. A call that hashes counts
 * when its hashing starts: `serve` then calls the function that is left in the context.
 * @param perHour 0 for no limit
 */
export const limitAuthCalls =
  (db: Db, perHour: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { method, path } = c.req;
    const endpoint = c.get('endpoint');
    const session = c.get('caller')?.sessionId;
    const counts = session === undefined ? isPublicWrite(endpoint) : isWrite(method);
    if (perHour === 0 || !counts || endpoint?.endsSession) return next();
    const count = (browser?: string) => {
      const own = browser === undefined ? session && `session:${session}` : `browser:${browser}`;
      return own === undefined
        ? countAuthCall(db, `${sourceNetwork(c.get('source'), NETWORK_BITS)}:${path}`, perHour)
        : countAuthCall(db, own, Math.min(perHour, OWN_AUTH_CALLS_PER_HOUR));
    };
    if (endpoint?.hashes) c.set('countAuthCall', count);
    else await count();
    return next();
  };

/** @throws tooManyWrites above the limit */
async function countWrite(db: Db, callerId: string): Promise<void> {
  const limit = { points: MAX_WRITES_PER_MINUTE, windowSeconds: MINUTE_SECONDS };
  const secondsLeft = await withoutSync(db, (unsynced) => countUpTo(unsynced, `writes:${callerId}`, limit));
  if (secondsLeft !== undefined) throw new AppError(tooManyWrites, { retryAfterSeconds: secondsLeft });
}

/**
 * Limits a person's writes per minute with 429. It counts every call that it gets: `app.ts` gives it
 * the writes below /client and /security. Calls that end a session are elsewhere, without a limit, so
 * that a stolen token can't keep its owner from them.
 */
export const limitWrites =
  (db: Db): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const caller = c.get('caller');
    return caller ? countWrite(db, caller.id).then(next) : next();
  };

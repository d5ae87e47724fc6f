import { MAX_WRITES_PER_MINUTE } from '@prahari/contract/constants';
import { definitions } from '@prahari/contract/definitions';
import { tooBusy, tooManyCalls, tooManyWrites } from '@prahari/contract/limit-refusals';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../AppError.ts';
import type { Db } from '../db/tables.ts';
import { withoutSync } from '../db/without-sync.ts';
import { countUpTo } from '../limits/rate-limits.ts';
import { sourceNetwork } from '../limits/source-network.ts';
import { endpointMatcher } from './access.ts';
import type { AppEnv } from './context.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

async function countAuthCall(db: Db, source: string, perHour: number): Promise<void> {
  const limit = { points: perHour, windowSeconds: HOUR_SECONDS };
  const secondsLeft = await withoutSync(db, (unsynced) =>
    countUpTo(unsynced, `auth-calls:${sourceNetwork(source)}`, limit),
  );
  if (secondsLeft !== undefined) throw new AppError(tooManyCalls, { retryAfterSeconds: secondsLeft });
}

const hashes = endpointMatcher(Object.values(definitions).filter((endpoint) => endpoint.hashes));

/**
 * Limits the hourly calls of a client IP to /api/auth with 429; 0 means no limit. A call that
 * hashes counts when its hashing starts, so a refusal of the full queue writes nothing.
 */
export const limitAuthCalls =
  (db: Db, perHour: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (perHour === 0) return next();
    let counted: Promise<void> | undefined;
    const count = () => {
      counted ??= countAuthCall(db, c.get('source'), perHour);
      return counted;
    };
    if (hashes(c.req.method, c.req.path)) c.set('beforeHashing', count);
    else await count();
    await next();
    if (!counted && c.res.status !== tooBusy.status) await count();
  };

async function countWrite(db: Db, callerId: string): Promise<void> {
  const limit = { points: MAX_WRITES_PER_MINUTE, windowSeconds: MINUTE_SECONDS };
  const secondsLeft = await withoutSync(db, (unsynced) => countUpTo(unsynced, `writes:${callerId}`, limit));
  if (secondsLeft !== undefined) throw new AppError(tooManyWrites, { retryAfterSeconds: secondsLeft });
}

/**
 * Limits a person's writes per minute with 429. Calls to /api/auth are limited by client IP, so
 * that a stolen token can't keep its owner from ending the session.
 */
export const limitWrites =
  (db: Db): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const caller = c.get('caller');
    return caller ? countWrite(db, caller.id).then(next) : next();
  };

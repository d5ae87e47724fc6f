import { MAX_WRITES_PER_MINUTE } from '@prahari/contract/constants';
import { tooManyCalls, tooManyWrites } from '@prahari/contract/limit-refusals';
import type { MiddlewareHandler } from 'hono';
import { refusal } from '../AppError.ts';
import { countUpTo } from '../db/rate-limits.ts';
import { sourceNetwork } from '../db/source-network.ts';
import type { Db } from '../db/tables.ts';
import type { AppEnv } from './context.ts';

export { sourceKey, sourceNetwork } from '../db/source-network.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Limits the calls of a source to /api/auth in an hour, 0 for no limit; gives 429 with Retry-After above. */
export const limitAuthCalls =
  (db: Db, perHour: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (perHour > 0) {
      const secondsLeft = await countUpTo(db, `auth-calls:${sourceNetwork(c.get('source'))}`, {
        points: perHour,
        windowSeconds: HOUR_SECONDS,
      });
      if (secondsLeft !== undefined) throw refusal(tooManyCalls, secondsLeft);
    }
    await next();
  };

async function countWrite(db: Db, callerId: string): Promise<void> {
  const secondsLeft = await countUpTo(db, `writes:${callerId}`, {
    points: MAX_WRITES_PER_MINUTE,
    windowSeconds: MINUTE_SECONDS,
  });
  if (secondsLeft !== undefined) throw refusal(tooManyWrites, secondsLeft);
}

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Limits the calls of a person that change something, in a minute; gives 429 with Retry-After above (DECISIONS section 8). Calls to
 * /api/auth are limited by source instead: whoever has stolen a token must not keep its owner from ending the session.
 */
export const limitWrites =
  (db: Db): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const caller = c.get('caller');
    return !caller || READS.has(c.req.method) ? next() : countWrite(db, caller.id).then(next);
  };

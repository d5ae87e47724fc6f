import { isIPv6 } from 'node:net';
import { tooManyCalls } from '@prahari/contract/limit-refusals';
import type { MiddlewareHandler } from 'hono';
import { refusal } from '../AppError.ts';
import { increment } from '../db/rate-limits.ts';
import type { Db } from '../db/tables.ts';
import type { AppEnv } from './context.ts';

const HOUR_SECONDS = 3600;

/** A household has a /64 of IPv6 addresses, so these count as one source. */
export function sourceNetwork(source: string): string {
  if (!isIPv6(source)) return source;
  const [head = '', tail] = source.toLowerCase().split('%')[0]?.split('::') ?? [];
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Limits the calls of a source to /api/auth in an hour, 0 for no limit; gives 429 with Retry-After above. */
export const limitAuthCalls =
  (db: Db, perHour: number): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (perHour > 0) {
      const { points, secondsLeft } = await increment(
        db,
        `auth-calls:${sourceNetwork(c.get('source'))}`,
        HOUR_SECONDS,
      );
      if (points > perHour) throw refusal(tooManyCalls, secondsLeft);
    }
    await next();
  };

import { API_TOKEN_CALLS_PER_MINUTE, tooManyTokenCalls } from '@prahari/contract/api-tokens';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../AppError.ts';
import { actingWith } from '../audit/acting-token.ts';
import type { Db } from '../db/tables.ts';
import { withoutSync } from '../db/without-sync.ts';
import { countUpTo } from '../limits/rate-limits.ts';
import type { AppEnv } from './context.ts';

const LIMIT = { points: API_TOKEN_CALLS_PER_MINUTE, windowSeconds: 60 };

/** Limits the calls of an API token per minute with 429, and lets audit entries name the token. */
export const watchApiTokens =
  (db: Db): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const caller = c.get('caller');
    if (!caller?.apiToken) return next();
    const tokenId = caller.apiToken.id;
    const secondsLeft = await withoutSync(db, (unsynced) =>
      countUpTo(unsynced, `api-token:${tokenId}`, LIMIT),
    );
    if (secondsLeft !== undefined) throw new AppError(tooManyTokenCalls, { retryAfterSeconds: secondsLeft });
    return actingWith({ tokenId, userId: caller.id }, next);
  };

import {
  API_TOKEN_CALLS_PER_MINUTE,
  type ApiScope,
  outOfScope,
  tooManyTokenCalls,
} from '@prahari/contract/api-tokens';
import type { MiddlewareHandler } from 'hono';
import { AppError } from '../AppError.ts';
import type { Db } from '../db/tables.ts';
import { withoutSync } from '../db/without-sync.ts';
import { countUpTo } from '../limits/rate-limits.ts';
import type { AppEnv } from './context.ts';

const LIMIT = { points: API_TOKEN_CALLS_PER_MINUTE, windowSeconds: 60 };

/** Limits the calls of an API token per minute with 429, wherever they go. */
export const limitTokenCalls =
  (db: Db): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const token = c.get('caller')?.apiToken;
    if (token) {
      const secondsLeft = await withoutSync(db, (unsynced) =>
        countUpTo(unsynced, `api-token:${token.id}`, LIMIT),
      );
      if (secondsLeft !== undefined)
        throw new AppError(tooManyTokenCalls, { retryAfterSeconds: secondsLeft });
    }
    return next();
  };

/** Refuses API tokens without the scope of an endpoint; without a scope it refuses all of them. */
export const requireScope =
  (scope: ApiScope | undefined): MiddlewareHandler<AppEnv> =>
  (c, next) => {
    const token = c.get('caller')?.apiToken;
    if (token && !(scope && token.scopes.includes(scope))) throw new AppError(outOfScope);
    return next();
  };

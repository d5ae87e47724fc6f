import {
  API_TOKEN_CALLS_PER_MINUTE,
  type ApiScope,
  outOfScope,
  tooManyTokenCalls,
} from '@prahari/contract/api-tokens';
import type { Next } from 'hono';
import { AppError } from '../AppError.ts';
import { actingWith } from '../audit/acting-token.ts';
import type { Db } from '../db/tables.ts';
import { withoutSync } from '../db/without-sync.ts';
import { countUpTo } from '../limits/rate-limits.ts';
import type { Caller } from './context.ts';

/** Calls of one token. */
const LIMIT = { points: API_TOKEN_CALLS_PER_MINUTE, windowSeconds: 60 };

/**
 * Counts a call with an API token, and runs it if the token has the scope; audit entries then name the
 * token. Refused calls count, too, so that a wrong program is slowed down.
 * @param scope of the endpoint; undefined refuses every token @throws tooManyTokenCalls, outOfScope
 */
export async function runWithApiToken(
  db: Db,
  { id: tokenId, scopes, userId }: NonNullable<Caller['apiToken']> & { userId: string },
  scope: ApiScope | undefined,
  next: Next,
): Promise<void> {
  const key = `api-token:${tokenId}`;
  const secondsLeft = await withoutSync(db, (unsynced) => countUpTo(unsynced, key, LIMIT));
  if (secondsLeft !== undefined) throw new AppError(tooManyTokenCalls, { retryAfterSeconds: secondsLeft });
  if (!scope || !scopes.includes(scope)) throw new AppError(outOfScope);
  return actingWith({ tokenId, userId }, next);
}

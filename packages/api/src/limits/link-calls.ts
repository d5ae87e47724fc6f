import { LINK_ANSWERS_PER_MINUTE, UNKNOWN_LINKS_PER_HOUR } from '@prahari/contract/offers';
import { tooManyCalls } from '@prahari/contract/reply';
import { AppError } from '../AppError.ts';
import type { Db } from '../db/tables.ts';
import { withoutSync } from '../db/without-sync.ts';
import { countUpTo, type Limit } from './rate-limits.ts';
import { sourceNetwork } from './source-network.ts';

/** @throws tooManyCalls */
async function count(db: Db, key: string, limit: Limit): Promise<void> {
  const secondsLeft = await withoutSync(db, (unsynced) => countUpTo(unsynced, key, limit));
  if (secondsLeft !== undefined) throw new AppError(tooManyCalls, { retryAfterSeconds: secondsLeft });
}

/**
 * Returns what a link leads to. Unknown links cost their network; a known one works for everybody in
 * it all the same, because nobody guesses 256 bits. @throws tooManyCalls after too many unknown ones
 */
export async function followLink<T>(db: Db, source: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof AppError && error.status === 404)
      await count(db, `unknown-links:${sourceNetwork(source, 48)}`, {
        points: UNKNOWN_LINKS_PER_HOUR,
        windowSeconds: 3600,
      });
    throw error;
  }
}

/** Counts an answer by a known link. @param id of the row behind it @throws tooManyCalls */
export const countLinkAnswer = (db: Db, id: string): Promise<void> =>
  count(db, `link-answers:${id}`, { points: LINK_ANSWERS_PER_MINUTE, windowSeconds: 60 });

import { sql } from 'kysely';
import type { Db } from './tables.ts';

export interface Count {
  points: number;
  /** Seconds until the window ends and the count restarts. */
  secondsLeft: number;
}

/**
 * Increments the count of a key in one statement, so that it is correct across processes. The window starts with the first count
 * and is fixed; after it the count restarts.
 */
export async function increment(db: Db, key: string, windowSeconds: number): Promise<Count> {
  const now = Date.now();
  const windowEnd = now + windowSeconds * 1000;
  const { points, expires_at } = await db
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when rate_limits.expires_at <= ${now} then 1 else rate_limits.points + 1 end`,
        expires_at: sql<number>`case when rate_limits.expires_at <= ${now} then ${windowEnd} else rate_limits.expires_at end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { points, secondsLeft: ((expires_at ?? windowEnd) - now) / 1000 };
}

/** Decrements the count of a key unless it is 0. */
export async function decrement(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ points: sql<number>`points - 1` })
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}

/** Deletes the count of a key. */
export async function resetCount(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes the counts of all keys with this prefix. `%` and `_` in it are LIKE wildcards. */
export async function resetCountsWithPrefix(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'like', `${prefix}%`).execute();
}

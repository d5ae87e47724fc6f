import { sql } from 'kysely';
import type { Db } from './tables.ts';

export interface Count {
  points: number;
  /** Seconds until the count starts again. */
  secondsLeft: number;
}

/**
 * Counts one more under a key, in one statement, so that it holds across processes. The window starts with the first count
 * and does not move; after it the count starts again.
 */
export async function increment(db: Db, key: string, windowSeconds: number): Promise<Count> {
  const now = Date.now();
  const ends = now + windowSeconds * 1000;
  const { points, expires_at } = await db
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when rate_limits.expires_at <= ${now} then 1 else rate_limits.points + 1 end`,
        expires_at: sql<number>`case when rate_limits.expires_at <= ${now} then ${ends} else rate_limits.expires_at end`,
      }),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { points, secondsLeft: ((expires_at ?? ends) - now) / 1000 };
}

/** Takes back one that was counted: what it was counted for turned out well. */
export async function decrement(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ points: sql<number>`points - 1` })
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}

/** Forgets the count of a key. */
export async function resetCount(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Forgets the counts of all keys that start so. `%` and `_` in it are not plain characters. */
export async function resetCountsWithPrefix(db: Db, start: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'like', `${start}%`).execute();
}

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

export interface Limit {
  points: number;
  windowSeconds: number;
}

/**
 * Increments the count of a key unless it has reached its limit. Returns undefined when counted, else the seconds until the count
 * restarts. A refusal writes nothing, so that a flood of them is cheap. In a transaction, others that count the same key wait
 * until it ends.
 */
export async function countUpTo(
  db: Db,
  key: string,
  { points: limit, windowSeconds }: Limit,
): Promise<number | undefined> {
  const now = Date.now();
  const windowEnd = now + windowSeconds * 1000;
  const hasEnded = sql<boolean>`rate_limits.expires_at <= ${now}`;
  const counted = await db
    .insertInto('rate_limits')
    .values({ key, points: 1, expires_at: windowEnd })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          points: sql<number>`case when ${hasEnded} then 1 else rate_limits.points + 1 end`,
          expires_at: sql<number>`case when ${hasEnded} then ${windowEnd} else rate_limits.expires_at end`,
        })
        .where(sql<boolean>`(${hasEnded} or rate_limits.points < ${limit})`),
    )
    .returning('key')
    .executeTakeFirst();
  if (counted) return undefined;
  const row = await db
    .selectFrom('rate_limits')
    .select('expires_at')
    .where('key', '=', key)
    .executeTakeFirst();
  return ((row?.expires_at ?? now) - now) / 1000;
}

/** Makes secondsUntil() count down to an instant, in ms since 1970. */
export async function delayUntil(db: Db, key: string, until: number): Promise<void> {
  const row = { key, points: 1, expires_at: until };
  await db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Seconds until the window of a key ends; 0 without one. */
export async function secondsUntil(db: Db, key: string): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select('expires_at')
    .where('key', '=', key)
    .executeTakeFirst();
  return Math.max(0, ((row?.expires_at ?? 0) - Date.now()) / 1000);
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

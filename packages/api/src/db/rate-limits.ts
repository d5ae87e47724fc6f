import { sql } from 'kysely';
import { compiled, compiledRead } from './compiled.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

export interface Count {
  points: number;
  /** Seconds until the window ends and the count restarts. */
  secondsLeft: number;
}

export interface Window {
  key: string;
  windowSeconds: number;
}

export interface Limit {
  points: number;
  windowSeconds: number;
}

interface CountRow {
  key: string;
  points: number;
  expires_at: number;
}

/** The largest value of the column, for a count without a limit. */
const NO_LIMIT = 2 ** 31 - 1;

const toCounts = (rows: readonly CountRow[], now: number): Map<string, Count> =>
  new Map(
    rows.map(({ key, points, expires_at }) => [key, { points, secondsLeft: (expires_at - now) / 1000 }]),
  );

/** Runs a statement for each key in one transaction, always in the same order, so that two transactions can't wait for each other. */
async function forEachInOrder<Keyed extends { key: string }, Row>(
  db: Db,
  keyed: readonly Keyed[],
  run: (tx: Db, one: Keyed) => Promise<Row[]>,
): Promise<Row[]> {
  const sorted = keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return inTransaction(db, async (tx) => (await Promise.all(sorted.map((one) => run(tx, one)))).flat());
}

const hasEnded = (now: number) => sql`rate_limits.expires_at <= ${now}`;

/** Returns no row when the count has reached its limit. `on conflict` finds the row by the index even in a plan for an empty table. */
const countBelow = compiled<{ key: string; limit: number; now: number; end: number }, CountRow>(
  'count-below',
  (_, value) => sql`
    insert into rate_limits (key, points, expires_at) values (${value('key')}, 1, ${value('end')})
    on conflict (key) do update set
      points = case when ${hasEnded(value('now'))} then 1 else rate_limits.points + 1 end,
      expires_at = case when ${hasEnded(value('now'))} then excluded.expires_at else rate_limits.expires_at end
    where ${hasEnded(value('now'))} or rate_limits.points < ${value('limit')}
    returning key, points, expires_at`,
);

const countOne = (db: Db, now: number, { key, points = NO_LIMIT, windowSeconds }: Window & Partial<Limit>) =>
  countBelow(db, { key, limit: points, now, end: now + windowSeconds * 1000 });

/**
 * Increments the counts of different keys and returns them. A window starts with the first count and is fixed; after it the count
 * restarts.
 */
export async function incrementAll(db: Db, windows: readonly Window[]): Promise<Map<string, Count>> {
  const now = Date.now();
  return toCounts(await forEachInOrder(db, windows, (tx, window) => countOne(tx, now, window)), now);
}

/**
 * Like incrementAll, but counts nothing and returns undefined when one of the counts has reached its limit. Of concurrent calls no
 * more count than the limit allows.
 */
export function incrementAllBelow(
  db: Db,
  limits: readonly (Limit & { key: string })[],
): Promise<Map<string, Count> | undefined> {
  const now = Date.now();
  return inTransaction(db, async (tx) => {
    const rows = await forEachInOrder(tx, limits, (_, limit) => countOne(tx, now, limit));
    if (rows.length === limits.length) return toCounts(rows, now);
    await subtractAll(
      tx,
      rows.map(({ key }) => ({ key, points: 1 })),
    );
    return undefined;
  });
}

/** Like incrementAll, for one key. */
export async function increment(db: Db, key: string, windowSeconds: number): Promise<Count> {
  const now = Date.now();
  const count = toCounts(await countOne(db, now, { key, windowSeconds }), now).get(key);
  if (!count) throw new Error(`No count of ${key} was returned`);
  return count;
}

const liveCount = compiledRead<{ key: string; now: number }, CountRow>('live-count', (db, value) =>
  db
    .selectFrom('rate_limits')
    .select(['key', 'points', 'expires_at'])
    .where('key', '=', value('key'))
    .where('expires_at', '>', value('now'))
    .$narrowType<{ expires_at: number }>(),
);

/** Returns the counts of keys whose window has not ended. */
export async function countsOf(db: Db, keys: readonly string[]): Promise<Map<string, Count>> {
  const now = Date.now();
  return toCounts((await Promise.all(keys.map((key) => liveCount(db, { key, now })))).flat(), now);
}

/**
 * Increments the count of a key unless it has reached its limit. Returns undefined when counted, else the seconds until the count
 * restarts. A refusal writes nothing, so that a flood of them is cheap. In a transaction, others that count the same key wait
 * until it ends.
 */
export async function countUpTo(db: Db, key: string, limit: Limit): Promise<number | undefined> {
  const counted = await countOne(db, Date.now(), { key, ...limit });
  if (counted.length > 0) return undefined;
  return (await countsOf(db, [key])).get(key)?.secondsLeft ?? 0;
}

/** Makes the window of a key end at an instant, in ms since 1970. */
export async function delayUntil(db: Db, key: string, until: number): Promise<void> {
  const row = { key, points: 1, expires_at: until };
  await db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

const subtract = compiled<{ key: string; points: number }, object>('subtract-count', (db, value) =>
  db
    .updateTable('rate_limits')
    .set((row) => ({
      points: sql<number>`case when ${row.ref('points')} > ${value('points')} then ${row.ref('points')} - ${value('points')} else 0 end`,
    }))
    .where('key', '=', value('key')),
);

/** Subtracts points from the counts of different keys, down to 0. */
export async function subtractAll(db: Db, counts: readonly { key: string; points: number }[]): Promise<void> {
  await forEachInOrder(db, counts, subtract);
}

/** Decrements the count of a key unless it is 0. */
export async function decrement(db: Db, key: string): Promise<void> {
  await subtract(db, { key, points: 1 });
}

const deleteCount = compiled<{ key: string }, object>('delete-count', (db, value) =>
  db.deleteFrom('rate_limits').where('key', '=', value('key')),
);

/** Deletes the counts of keys. */
export async function resetCounts(db: Db, keys: readonly string[]): Promise<void> {
  await forEachInOrder(
    db,
    keys.map((key) => ({ key })),
    deleteCount,
  );
}

/** Deletes the counts of all keys with this prefix. `%` and `_` in it are LIKE wildcards. */
export async function resetCountsWithPrefix(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'like', `${prefix}%`).execute();
}

import { sql } from 'kysely';
import { compiled, compiledRead } from '../db/compiled.ts';
import { isPostgres } from '../db/open.ts';
import type { Db } from '../db/tables.ts';

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

interface Change {
  key: string;
  points: number;
  /** The end of the window that begins with this change, in ms since 1970. */
  ends: number;
}

/** The largest value of the column, for a count without a limit. */
const NO_LIMIT = 2 ** 31 - 1;

/** Sorts the changes, so that statements lock rows in one order and can't deadlock. */
const toJson = (changes: readonly Change[]): string =>
  JSON.stringify(changes.toSorted((a, b) => (a.key < b.key ? -1 : 1)));

/** Reads the rows of `toJson` within a statement. */
const changeRows = (db: Db, json: string) =>
  isPostgres(db)
    ? sql`json_to_recordset(${json}::json) as change(key text, points integer, ends bigint)`
    : sql`(select value ->> 'key' as key, value ->> 'points' as points, value ->> 'ends' as ends
        from json_each(${json})) as change`;

const toCounts = (rows: readonly CountRow[], now: number): Map<string, Count> =>
  new Map(
    rows.map(({ key, points, expires_at }) => [key, { points, secondsLeft: (expires_at - now) / 1000 }]),
  );

/** Increments counts below their limits. `on conflict` always uses the index. */
const countBelow = compiled<{ limits: string; now: number }, CountRow>('count-below', (db, value) => {
  const hasEnded = sql`rate_limits.expires_at <= ${value('now')}`;
  return sql`
    insert into rate_limits (key, points, expires_at)
      select key, 1, ends from ${changeRows(db, value('limits'))} where true
    on conflict (key) do update set
      points = case when ${hasEnded} then 1 else rate_limits.points + 1 end,
      expires_at = case when ${hasEnded} then excluded.expires_at else rate_limits.expires_at end
    where ${hasEnded} or rate_limits.points < (
      select change.points from ${changeRows(db, value('limits'))} where change.key = rate_limits.key)
    returning key, points, expires_at`;
});

async function countAll(db: Db, limits: readonly (Window & Partial<Limit>)[]): Promise<Map<string, Count>> {
  const now = Date.now();
  const changes = limits.map(({ key, points = NO_LIMIT, windowSeconds }) => ({
    key,
    points,
    ends: now + windowSeconds * 1000,
  }));
  return toCounts(await countBelow(db, { limits: toJson(changes), now }), now);
}

/** Increments counts and returns them by key. A window starts with its first count. */
export const incrementAll = (db: Db, windows: readonly Window[]): Promise<Map<string, Count>> =>
  countAll(db, windows);

/** Increments all counts, or none if one has reached its limit, and returns undefined then. */
export async function incrementAllBelow(
  db: Db,
  limits: readonly (Limit & { key: string })[],
): Promise<Map<string, Count> | undefined> {
  const counts = await countAll(db, limits);
  if (counts.size === limits.length) return counts;
  const counted = [...counts.keys()].map((key) => ({ key, points: 1 }));
  if (counted.length > 0) await subtractAll(db, counted);
  return undefined;
}

export async function increment(db: Db, key: string, windowSeconds: number): Promise<Count> {
  const count = (await countAll(db, [{ key, windowSeconds }])).get(key);
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

/** Returns the counts whose window has not ended, by key. */
export async function countsOf(db: Db, keys: readonly string[]): Promise<Map<string, Count>> {
  const now = Date.now();
  return toCounts((await Promise.all(keys.map((key) => liveCount(db, { key, now })))).flat(), now);
}

/** Increments a count below its limit, or returns the seconds until it restarts. */
export async function countUpTo(db: Db, key: string, limit: Limit): Promise<number | undefined> {
  if ((await countAll(db, [{ key, ...limit }])).size > 0) return undefined;
  return (await countsOf(db, [key])).get(key)?.secondsLeft ?? 0;
}

/** Makes the window of a key end at a time, in ms since 1970. */
export async function delayUntil(db: Db, key: string, until: number): Promise<void> {
  const row = { key, points: 1, expires_at: until };
  await db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Inserts to use the index, like `countBelow`. A new key gets a count that has ended. */
const subtract = compiled<{ changes: string }, object>(
  'subtract-counts',
  (db, value) => sql`
    insert into rate_limits (key, points, expires_at)
      select key, points, ends from ${changeRows(db, value('changes'))} where true
    on conflict (key) do update set points =
      case when rate_limits.points > excluded.points then rate_limits.points - excluded.points else 0 end`,
);

/** Subtracts points from counts, down to 0. */
export async function subtractAll(db: Db, counts: readonly { key: string; points: number }[]): Promise<void> {
  const now = Date.now();
  await subtract(db, { changes: toJson(counts.map((count) => ({ ...count, ends: now }))) });
}

export const decrement = (db: Db, key: string): Promise<void> => subtractAll(db, [{ key, points: 1 }]);

const deleteCounts = compiled<{ changes: string }, object>(
  'delete-counts',
  (db, value) =>
    sql`delete from rate_limits where key in (select key from ${changeRows(db, value('changes'))})`,
);

export async function resetCounts(db: Db, keys: readonly string[]): Promise<void> {
  await deleteCounts(db, { changes: toJson(keys.map((key) => ({ key, points: 0, ends: 0 }))) });
}

/** Deletes the counts whose keys have a prefix. `%` and `_` in it are LIKE wildcards. */
export async function resetCountsWithPrefix(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'like', `${prefix}%`).execute();
}

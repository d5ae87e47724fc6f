import { sql } from 'kysely';
import { built, preparedEffect, preparedQuery, preparedWrite } from './prepared.ts';
import type { Db } from './tables.ts';

export interface Count {
  points: number;
  /** Seconds until the window ends and the count restarts. */
  secondsLeft: number;
}

export interface Window {
  key: string;
  windowSeconds: number;
}

interface CountRow {
  key: string;
  points: number;
  expires_at: number;
}

/** Values of a statement: `key0`, `key1` and so on, and those of the same number. */
type KeyedValues = Record<string, string | number>;

type Run<Row> = (db: Db, values: KeyedValues) => Promise<Row[]>;

/** A prepared statement for each number of keys, made when it is first needed. */
function forEachNumber<Row>(prepare: (rows: readonly number[]) => Run<Row>) {
  const known = new Map<number, Run<Row>>();
  return (count: number): Run<Row> => {
    const run = known.get(count) ?? prepare([...Array(count).keys()]);
    known.set(count, run);
    return run;
  };
}

/** The values `key0`, `key1` and so on, in the order of the keys. */
const keyValues = (keys: readonly string[]): Record<string, string> =>
  Object.fromEntries(keys.toSorted().map((key, row) => [`key${row}`, key]));

const toCounts = (rows: readonly CountRow[], now: number): Map<string, Count> =>
  new Map(
    rows.map(({ key, points, expires_at }) => [key, { points, secondsLeft: (expires_at - now) / 1000 }]),
  );

// Statements that write several rows lock them in the order of their keys, so two transactions cannot wait for each other.
const inOrder = <Keyed extends { key: string }>(keyed: readonly Keyed[]): Keyed[] =>
  keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1));

/** Inserts counts of 1, and counts once more what is counted already. */
const counting = (rows: readonly number[], values: KeyedValues) => {
  const counts = rows.map((row) => sql`(${values[`key${row}`]}, 1, ${values[`ends${row}`]})`);
  const hasEnded = sql`rate_limits.expires_at <= ${values.now}`;
  return {
    hasEnded,
    insert: sql`insert into rate_limits (key, points, expires_at) values ${sql.join(counts)} on conflict (key) do update set
      points = case when ${hasEnded} then 1 else rate_limits.points + 1 end,
      expires_at = case when ${hasEnded} then excluded.expires_at else rate_limits.expires_at end`,
    result: sql`returning key, points, expires_at`,
  };
};

const incrementRows = forEachNumber((rows) =>
  preparedWrite<KeyedValues, CountRow>(`increment-${rows.length}-counts`, (db, values) => {
    const { insert, result } = counting(rows, values);
    return built(db, sql<CountRow>`${insert} ${result}`);
  }),
);

const incrementRowsBelow = forEachNumber((rows) =>
  preparedWrite<KeyedValues, CountRow>(`increment-${rows.length}-counts-below`, (db, values) => {
    const { insert, hasEnded, result } = counting(rows, values);
    const limits = rows.map(
      (row) => sql`when ${values[`key${row}`]} then cast(${values[`points${row}`]} as integer)`,
    );
    return built(
      db,
      sql<CountRow>`${insert} where ${hasEnded} or rate_limits.points < case rate_limits.key ${sql.join(limits, sql` `)} end ${result}`,
    );
  }),
);

/** The values of windows in the order of their keys. */
function windowValues(windows: readonly (Window & { points?: number })[], now: number): KeyedValues {
  const values: KeyedValues = { now };
  for (const [row, { key, windowSeconds, points }] of inOrder(windows).entries()) {
    values[`key${row}`] = key;
    values[`ends${row}`] = now + windowSeconds * 1000;
    if (points !== undefined) values[`points${row}`] = points;
  }
  return values;
}

/**
 * Increments the counts of different keys in one statement, so that they are correct across processes. A window starts with the
 * first count and is fixed; after it the count restarts.
 */
export async function incrementAll(db: Db, windows: readonly Window[]): Promise<Map<string, Count>> {
  const now = Date.now();
  return toCounts(await incrementRows(windows.length)(db, windowValues(windows, now)), now);
}

/**
 * As incrementAll, but counts nothing and returns undefined when one of the counts has reached its limit. Of concurrent calls no more
 * count than the limit allows.
 */
export async function incrementAllBelow(
  db: Db,
  limits: readonly (Limit & { key: string })[],
): Promise<Map<string, Count> | undefined> {
  const now = Date.now();
  const counts = toCounts(await incrementRowsBelow(limits.length)(db, windowValues(limits, now)), now);
  if (counts.size === limits.length) return counts;
  if (counts.size > 0)
    await subtractAll(
      db,
      [...counts.keys()].map((key) => ({ key, points: 1 })),
    );
  return undefined;
}

/** As incrementAll, for one key. */
export async function increment(db: Db, key: string, windowSeconds: number): Promise<Count> {
  const count = (await incrementAll(db, [{ key, windowSeconds }])).get(key);
  if (!count) throw new Error(`No count of ${key} was returned`);
  return count;
}

const keyList = (rows: readonly number[], values: KeyedValues) =>
  sql.join(rows.map((row) => sql`${values[`key${row}`]}`));

const liveCounts = forEachNumber((rows) =>
  preparedQuery<KeyedValues, CountRow>(`live-${rows.length}-counts`, (db, values) =>
    built(
      db,
      sql<CountRow>`select key, points, expires_at from rate_limits
        where key in (${keyList(rows, values)}) and expires_at > ${values.now}`,
    ),
  ),
);

/** The counts of keys whose window has not ended. */
export async function countsOf(db: Db, keys: readonly string[]): Promise<Map<string, Count>> {
  const now = Date.now();
  return toCounts(await liveCounts(keys.length)(db, { ...keyValues(keys), now }), now);
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

/** Makes the window of a key end at an instant, in ms since 1970. */
export async function delayUntil(db: Db, key: string, until: number): Promise<void> {
  const row = { key, points: 1, expires_at: until };
  await db
    .insertInto('rate_limits')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
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

const subtractRows = forEachNumber((rows) =>
  preparedEffect<KeyedValues>(`subtract-${rows.length}-counts`, (db, values) => {
    const counts = rows.map(
      (row) => sql`(${values[`key${row}`]}, cast(${values[`points${row}`]} as integer), ${values.now})`,
    );
    return built(
      db,
      sql<object>`insert into rate_limits (key, points, expires_at) values ${sql.join(counts)}
        on conflict (key) do update set
          points = case when rate_limits.points > excluded.points then rate_limits.points - excluded.points else 0 end`,
    );
  }),
);

/**
 * Subtracts points from the counts of different keys, down to 0, in one statement. It inserts as incrementAll does, because an update
 * would lock rows in any order; a key without a count gets one that has expired.
 */
export async function subtractAll(db: Db, counts: readonly { key: string; points: number }[]): Promise<void> {
  const values: KeyedValues = { now: Date.now() };
  for (const [row, { key, points }] of inOrder(counts).entries()) {
    values[`key${row}`] = key;
    values[`points${row}`] = points;
  }
  await subtractRows(counts.length)(db, values);
}

const deleteCounts = forEachNumber((rows) =>
  preparedEffect<KeyedValues>(`delete-${rows.length}-counts`, (db, values) =>
    built(db, sql<object>`delete from rate_limits where key in (${keyList(rows, values)})`),
  ),
);

/** Deletes the counts of keys. */
export async function resetCounts(db: Db, keys: readonly string[]): Promise<void> {
  await deleteCounts(keys.length)(db, keyValues(keys));
}

/** Deletes the counts of all keys with this prefix. `%` and `_` in it are LIKE wildcards. */
export async function resetCountsWithPrefix(db: Db, prefix: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'like', `${prefix}%`).execute();
}

import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseTimeout } from './errors.ts';

/** Time limits for PostgreSQL, in milliseconds; undefined means no limit. */
export interface DatabaseTimeouts {
  /** For a connection from the pool, new or idle. */
  connectMs: number;
  /** For the reply to a statement. */
  statementMs: number | undefined;
}

const DEFAULTS = { connectMs: 5_000, statementMs: 12_000 } as const;

/**
 * Time limits that PostgreSQL enforces, in milliseconds. Both are shorter than `statementMs`, so that a slow statement or an
 * unreachable transaction has released its locks before a caller retries.
 */
export const SERVER_LIMITS = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} as const;

const parseInteger = (text: string | null): number | undefined =>
  text !== null && /^\d+$/.test(text) ? Number(text) : undefined;

/** `requests` have time limits; `maintenance` (migrations) has none. */
export type Workload = 'requests' | 'maintenance';

/**
 * Reads `connect_timeout` (seconds, as in libpq) and `query_timeout` (milliseconds, 0 for none) from a URL. The second is
 * removed from it: the driver would abandon the statement but reuse its connection. For maintenance, the limits of PostgreSQL
 * are removed as well.
 */
export function timeoutsOf(
  databaseUrl: string,
  workload: Workload,
): { connectionString: string; timeouts: DatabaseTimeouts } {
  const url = URL.parse(databaseUrl);
  const given = url?.searchParams;
  const seconds = parseInteger(given?.get('connect_timeout') ?? null);
  const statementMs = parseInteger(given?.get('query_timeout') ?? null) ?? DEFAULTS.statementMs;
  const timeouts = {
    connectMs: seconds ? seconds * 1000 : DEFAULTS.connectMs,
    statementMs: statementMs === 0 || workload === 'maintenance' ? undefined : statementMs,
  };
  const removed = ['query_timeout', ...(workload === 'maintenance' ? Object.keys(SERVER_LIMITS) : [])].filter(
    (name) => given?.has(name),
  );
  if (!url || removed.length === 0) return { connectionString: databaseUrl, timeouts };
  for (const name of removed) url.searchParams.delete(name);
  return { connectionString: url.href, timeouts };
}

/**
 * A pool with a time limit for statements. A statement without a reply in time fails with DatabaseTimeout and its connection is
 * closed, because a late reply would be read as that of the next statement. Other connections without a reply since then are
 * closed as well: a network failure usually affects all of them.
 */
export function poolWithStatementTimeout(pool: pg.Pool, statementMs: number): PostgresPool {
  let timedOutAt = 0;
  const lastReplyAt = new WeakMap<pg.PoolClient, number>();

  function withTimeout(client: pg.PoolClient): PostgresPoolClient {
    let timeout: DatabaseTimeout | undefined;
    const giveUp = () => {
      timedOutAt = performance.now();
      timeout = new DatabaseTimeout(statementMs);
      client.release(timeout);
    };
    const query = async (text: string, values: readonly unknown[]) => {
      if (timeout) throw timeout;
      const timer = setTimeout(giveUp, statementMs);
      try {
        const result = await client.query(text, [...values]);
        lastReplyAt.set(client, performance.now());
        return result;
      } catch (error) {
        throw timeout ?? error;
      } finally {
        clearTimeout(timer);
      }
    };
    return {
      // Kysely's other overload takes a cursor, which is not used here.
      query: query as unknown as PostgresPoolClient['query'],
      release: (discard) => {
        if (!timeout) client.release(discard);
      },
    };
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect();
    if (!lastReplyAt.has(client)) lastReplyAt.set(client, performance.now());
    if ((lastReplyAt.get(client) ?? 0) >= timedOutAt) return withTimeout(client);
    client.release(true);
    return connect();
  }

  return { connect, end: () => pool.end(), options: pool.options };
}

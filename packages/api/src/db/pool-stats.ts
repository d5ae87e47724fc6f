import type { Db } from './tables.ts';

/** Connections of a pool, and callers waiting for one. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const pools = new WeakMap<Db, Pool>();
let retries = 0;

/** Registers the pool of a database for metrics. */
export const registerPool = (db: Db, pool: Pool): void => void pools.set(db, pool);

/** Undefined for SQLite, which has one connection. */
export const poolStats = (db: Db): Pool | undefined => pools.get(db);

/** Counts a transaction that is retried after a conflict. */
export function countRetry(): void {
  retries += 1;
}

/** Number of transaction retries since the process started. */
export const transactionRetries = (): number => retries;

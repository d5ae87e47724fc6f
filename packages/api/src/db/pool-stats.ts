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

/** Returns undefined for SQLite, which has one connection. */
export const poolStats = (db: Db): Pool | undefined => pools.get(db);

export function countRetry(): void {
  retries += 1;
}

/** Returns the number of retried transactions since the process started. */
export const transactionRetries = (): number => retries;

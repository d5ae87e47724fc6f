import type { Db } from './tables.ts';

/** Connections of a pool, and callers that wait for one. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const pools = new WeakMap<Db, Pool>();
let retries = 0;

/** Lets metrics see the pool behind a database. */
export const registerPool = (db: Db, pool: Pool): void => void pools.set(db, pool);

/** Undefined for SQLite, which has one connection. */
export const poolStats = (db: Db): Pool | undefined => pools.get(db);

/** A transaction lost to another and runs again. */
export function countRetry(): void {
  retries += 1;
}

/** Transactions that ran again since this process started. */
export const transactionRetries = (): number => retries;

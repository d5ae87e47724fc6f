import { setTimeout as wait } from 'node:timers/promises';
import { isRetryable } from './errors.ts';
import { countRetry } from './pool-stats.ts';
import type { Db, Tx } from './tables.ts';

const ATTEMPTS = 8;

/**
 * Runs a change as one transaction, or as part of the one it is already in. A transaction that lost to another
 * (40001, 40P01) runs again from its start, so `change` must do nothing but database work.
 */
export async function inTransaction<T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return change(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(change);
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
      countRetry();
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import { isRetryable } from './errors.ts';
import { countRetry } from './pool-stats.ts';
import type { Db, Tx } from './tables.ts';

const ATTEMPTS = 8;

/**
 * Runs a change in a transaction, or in the current one. It runs again after a conflict (40001,
 * 40P01), so `change` must do database work only.
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

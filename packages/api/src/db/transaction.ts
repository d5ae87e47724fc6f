import { setTimeout as wait } from 'node:timers/promises';
import { isRetryable } from './errors.ts';
import { countRetry } from './pool-stats.ts';
import type { Db, Tx } from './tables.ts';

const ATTEMPTS = 8;
/** The longest wait before the second attempt. It doubles before each later one, up to 1.3 s. */
const FIRST_WAIT_MS = 20;

/**
 * Runs a change in a transaction, or in the current one. PostgreSQL refuses one of two transactions
 * that conflict (40001, 40P01); the outermost `change` then runs again from its begin, so it must do
 * database work only: no mail, and no variables outside of it.
 */
export async function inTransaction<T>(db: Db, change: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return change(db as Tx);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(change);
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error;
      countRetry();
      // A random wait, so that the two don't meet again.
      await wait(Math.random() * FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  }
}

import { sql } from 'kysely';
import { isUnavailable } from './errors.ts';
import type { Db, Read } from './tables.ts';

export interface Replica {
  read: Read;
  stop: () => Promise<void>;
}

const CHECK_EVERY_MS = 1_000;
/** The time for which a check of the replica counts, in ms; it limits a read's age. */
const TRUSTED_MS = 3_000;

/** Returns the end of the primary's write-ahead log. */
async function position(primary: Db): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_lsn()::text as lsn`.execute(primary);
  return rows[0]?.lsn ?? '';
}

async function hasReached(replica: Db, lsn: string): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as reached`.execute(replica);
  return rows[0]?.reached === true;
}

/**
 * Reads from a streaming replica while it has what the primary had one check before, else from the
 * primary, also when a read fails. `onChange` learns when the replica's use begins or ends.
 */
export function readFromReplica(primary: Db, replica: Db, onChange: (inUse: boolean) => void): Replica {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let inUse = false;
  let before: string | undefined;
  let stopped = false;

  const check = async (): Promise<void> => {
    let reached = false;
    try {
      reached = before !== undefined && (await hasReached(replica, before));
      if (reached) checkedAt = performance.now();
      before = await position(primary);
    } catch {
      before = undefined;
    }
    if (reached === inUse || stopped) return;
    inUse = reached;
    onChange(inUse);
  };
  let checking = check();
  const timer = setInterval(() => {
    const last = checking;
    checking = last.then(check);
  }, CHECK_EVERY_MS).unref();

  return {
    read: async (run) => {
      if (!inUse || performance.now() - checkedAt > TRUSTED_MS) return run(primary);
      try {
        return await run(replica);
      } catch (error) {
        // The replica was stopped, promoted or busy, or the read had to write.
        if (isUnavailable(error)) return run(primary);
        throw error;
      }
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await replica.destroy();
    },
  };
}

import type { Db } from '../db/tables.ts';

/** What identifies something read of a list: the list's name first. */
type Parameters = readonly unknown[];

interface Entry<T> {
  version: number;
  value: T;
}

/** Keeps what was read of lists, together with the version that the list had. */
export interface ListMemo<T> {
  /** What was read last by these parameters. It is what a read would find now when the list still has that version. */
  find: (db: Db, parameters: Parameters) => Entry<T> | undefined;
  keep: (db: Db, parameters: Parameters, entry: Entry<T>) => void;
}

/**
 * Makes a memo of a process: per database, the `max` entries used last. The version of a list differs after each change of it, by
 * whatever process, so an entry is never newer or older than its version.
 */
export function listMemo<T>(max: number): ListMemo<T> {
  const memos = new WeakMap<Db, Map<string, Entry<T>>>();
  const memoOf = (db: Db): Map<string, Entry<T>> => {
    const memo = memos.get(db) ?? new Map<string, Entry<T>>();
    memos.set(db, memo);
    return memo;
  };
  const keep = (memo: Map<string, Entry<T>>, key: string, entry: Entry<T>) => {
    memo.delete(key);
    memo.set(key, entry);
    for (const oldest of memo.keys()) {
      if (memo.size <= max) break;
      memo.delete(oldest);
    }
  };
  return {
    find: (db, parameters) => {
      const memo = memoOf(db);
      const key = JSON.stringify(parameters);
      const known = memo.get(key);
      if (known) keep(memo, key, known);
      return known;
    },
    keep: (db, parameters, entry) => keep(memoOf(db), JSON.stringify(parameters), entry),
  };
}

import type { Db } from '../tables.ts';

const MAX_SEARCHES = 200;

/** Of each database, results of searches by their parameters; the latest used last. */
const memos = new WeakMap<Db, Map<string, unknown>>();

/**
 * The result of a search, computed once for the same parameters. One of them is the version of the list, so a change of the list
 * forgets its searches, in every process.
 */
export async function rememberSearch<T>(
  db: Db,
  parameters: readonly unknown[],
  search: () => Promise<T>,
): Promise<T> {
  const memo = memos.get(db) ?? new Map<string, unknown>();
  memos.set(db, memo);
  const key = JSON.stringify(parameters);
  const known = memo.get(key) as T | undefined;
  const found = known ?? (await search());
  memo.delete(key);
  memo.set(key, found);
  for (const oldest of memo.keys()) {
    if (memo.size <= MAX_SEARCHES) break;
    memo.delete(oldest);
  }
  return found;
}

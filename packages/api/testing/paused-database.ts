import type { Db } from '../src/db/tables.ts';

/** The database, where `then` runs once between the first statement that names `name` and whatever follows it. */
export function pausedAfter(db: Db, name: string, then: () => Promise<void>): Db {
  let hasRun = false;
  const looks = new WeakSet<object>();
  return db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      if (JSON.stringify(node).includes(name)) looks.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (looks.has(queryId) && !hasRun) {
        hasRun = true;
        await then();
      }
      return result;
    },
  });
}

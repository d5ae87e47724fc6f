import type { Db } from '../src/db/tables.ts';

/** Returns the database, which runs `then` once after the first statement that names `name`. */
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

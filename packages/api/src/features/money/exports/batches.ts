import type { After } from './outward-documents.queries.ts';

/** Rows that are read at once, while others have their turn in between. */
const BATCH = 500;

/** Reads rows in batches, each after the last row of the one before. */
export async function* batchesOf<Row extends After>(
  read: (page: { after?: After | undefined; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: After | undefined;
  for (;;) {
    const rows = await read({ after, limit: BATCH });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1);
  }
}

/** Reads all rows. */
export async function allOf<Row extends After>(...args: Parameters<typeof batchesOf<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of batchesOf(...args)) rows.push(...batch);
  return rows;
}

import type { Db } from '../../../db/tables.ts';
import { selectBilledPosts } from './made-bills.queries.ts';

/** Returns the month of a bill and the posts that it covers; undefined for one of no month, or a deleted one. */
export async function billedPosts(
  db: Db,
  billId: string,
): Promise<{ month: string; postIds: string[] } | undefined> {
  const rows = await selectBilledPosts(db, billId);
  const month = rows[0]?.month;
  return month ? { month, postIds: rows.map(({ postId }) => postId) } : undefined;
}

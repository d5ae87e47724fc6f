import type { Location } from '@prahari/contract/assignments.schemas';
import { mostAtOnce, type Period } from '@prahari/domain/periods';
import type { Shift } from '@prahari/domain/shifts';
import type { Tx } from '../../../db/tables.ts';
import * as queries from './capacity.queries.ts';

/** True if a client may have `more` guards on each day of a period. Lock the client first. */
export async function clientHasRoom(
  tx: Tx,
  { clientId, capacity }: { clientId: string; capacity: number },
  period: Period,
  more = 1,
): Promise<boolean> {
  const open = await queries.selectDaysOfClient(tx, { clientId });
  return open.length + more <= capacity || mostAtOnce(open, period) + more <= capacity;
}

/** True if a post has openings for `more` guards in the whole period. Lock the client first. */
export const hasRoom = async (
  tx: Tx,
  post: { id: string; asked: number },
  period: Period,
  more = 1,
): Promise<boolean> =>
  mostAtOnce(await queries.selectOpenPostAssignments(tx, { postId: post.id }), period) + more <= post.asked;

/**
 * Returns a new assignment's post, or null: the client's oldest one that overlaps it and has an
 * opening (docs/rules.md). A post without shift or place adopts those of the assignment. Lock the
 * client first.
 */
export async function matchPost(
  tx: Tx,
  clientId: string,
  assignment: Period & { shift: Shift; place: Location },
): Promise<string | null> {
  for (const post of await queries.selectClientPostsOverlapping(tx, clientId, assignment)) {
    if (!(await hasRoom(tx, post, assignment))) continue;
    if (post.shift === null || post.city === '') await queries.adoptShiftAndPlace(tx, post.id, assignment);
    return post.id;
  }
  return null;
}

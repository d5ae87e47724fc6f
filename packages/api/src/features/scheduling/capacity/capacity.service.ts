import type { PostPlace } from '@prahari/contract/posts.schemas';
import { mostAtOnce, type Period } from '@prahari/domain/periods';
import type { Shift } from '@prahari/domain/shifts';
import type { Tx } from '../../../db/tables.ts';
import * as queries from './capacity.queries.ts';

export { selectOpenPostAssignments } from './capacity.queries.ts';

/**
 * True if a client may have one more guard, or `more`, on each day of a period. Call it while the
 * client is locked.
 */
export async function clientHasRoom(
  tx: Tx,
  { clientId, capacity }: { clientId: string; capacity: number },
  period: Period,
  more = 1,
): Promise<boolean> {
  const open = await queries.selectDaysOfClient(tx, clientId);
  return open.length + more <= capacity || mostAtOnce(open, period) + more <= capacity;
}

/**
 * True if one more guard, or `more`, may be at a post in the whole period. Call it while the client is
 * locked.
 */
export const hasRoom = async (
  tx: Tx,
  post: { id: string; asked: number },
  period: Period,
  more = 1,
): Promise<boolean> =>
  mostAtOnce(await queries.selectOpenPostAssignments(tx, post.id), period) + more <= post.asked;

/**
 * The post that a new assignment of a client belongs to: the oldest whose dates overlap its own and that has
 * room (docs/rules.md). The post takes shift and place from it where it has none. Null without such a post. Call it while the client is locked.
 */
export async function matchPost(
  tx: Tx,
  clientId: string,
  assignment: Period & { shift: Shift; place: PostPlace },
): Promise<string | null> {
  for (const post of await queries.selectClientPostsOverlapping(tx, clientId, assignment)) {
    if (!(await hasRoom(tx, post, assignment))) continue;
    if (post.shift === null || post.city === '') await queries.adoptShiftAndPlace(tx, post.id, assignment);
    return post.id;
  }
  return null;
}

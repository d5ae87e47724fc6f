import type { PostPlace } from '@prahari/contract/posts.schemas';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import type { Shift } from '@prahari/domain/shifts';
import { somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Tx } from '../../../db/tables.ts';
import { lockCapacity } from '../../membership/membership.service.ts';
import { type Days, mostAtOnce } from './post-figures.rows.ts';
import {
  adoptShiftAndPlace,
  countAtPostOfRequest,
  deletePostOfRequest,
  insertPost,
  selectClientPostsOverlapping,
  selectOpenPostAssignments,
} from './posts.queries.ts';

export { mostAtOnce } from './post-figures.rows.ts';

/**
 * Makes the post of an approved request. Without `known` its location is the street, and shift and the rest of the place are not
 * known yet. The audit entry is that of the approval.
 */
export async function addPostOfRequest(
  tx: Tx,
  clientId: string,
  request: Pick<ClientApplication, '_id' | 'location' | 'startDate' | 'endDate' | 'numberOfGuards'>,
  known?: { place: PostPlace; shift: Shift },
): Promise<void> {
  const { _id: requestId, startDate, endDate, numberOfGuards: asked } = request;
  const { place, shift } = known ?? {
    place: { street: request.location, city: '', state: '', zipCode: '' },
    shift: null,
  };
  await insertPost(tx, { clientId, requestId, place, shift, startDate, endDate, asked, note: '' });
}

/** Deletes the post of a request that is pending again. @throws somethingFollowed when guards are or were assigned there */
export async function removePostOfRequest(tx: Tx, requestId: string): Promise<void> {
  const known = await countAtPostOfRequest(tx, requestId);
  if (!known) return;
  await lockCapacity(tx, known.clientId);
  const { all = 0, open = 0 } = (await countAtPostOfRequest(tx, requestId)) ?? {};
  if (open > 0) throw somethingFollowed('guards are assigned to the client');
  if (all > 0) throw somethingFollowed('guards were assigned to the client');
  await deletePostOfRequest(tx, requestId);
}

/** Whether one more guard, or `more`, may be at a post in the whole period. Call it while the client is locked. */
export const hasRoom = async (
  tx: Tx,
  post: { id: string; asked: number },
  period: Days,
  more = 1,
): Promise<boolean> => mostAtOnce(await selectOpenPostAssignments(tx, post.id), period) + more <= post.asked;

/**
 * The post that a new assignment of a client belongs to: the oldest whose dates overlap its own and that has room (DECISIONS section 6).
 * The post takes shift and place from it where it has none. Null without such a post. Call it while the client is locked.
 */
export async function matchPost(
  tx: Tx,
  clientId: string,
  assignment: Days & { shift: Shift; place: PostPlace },
): Promise<string | null> {
  for (const post of await selectClientPostsOverlapping(tx, clientId, assignment)) {
    if (!(await hasRoom(tx, post, assignment))) continue;
    if (post.shift === null || post.city === '') await adoptShiftAndPlace(tx, post.id, assignment);
    return post.id;
  }
  return null;
}

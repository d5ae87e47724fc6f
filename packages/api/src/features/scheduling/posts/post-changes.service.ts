import type { ParsedBodyOf } from '@prahari/contract/definition';
import { guardsInTheWay, outsidePost, postEnded, postNotFound } from '@prahari/contract/posts';
import type * as contract from '@prahari/contract/posts.schemas';
import type { Post } from '@prahari/contract/posts.schemas';
import { type Day, today } from '@prahari/domain/days';
import { mostAtOnce } from '@prahari/domain/periods';
import { AppError, invalidFields } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { endOnDay } from '../assignments/end-assignment.service.ts';
import { selectOpenPostAssignments } from '../capacity/capacity.queries.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { isOver } from './post-figures.rows.ts';
import { updatePost as changePost, selectPosts, setLastDay } from './posts.queries.ts';
import { getPost } from './posts.service.ts';

const NEVER: Day = '9999-12-31';

/**
 * Returns a post with `capacity`, the number of guards its client may have. Locks the client, so
 * that nobody is assigned until the transaction ends. @throws postNotFound, personErased
 */
export async function lockPost(tx: Tx, id: string) {
  const [known] = await selectPosts(tx, [id]);
  if (!known) throw new AppError(postNotFound);
  const capacity = await lockCapacity(tx, known.clientId);
  const [post] = await selectPosts(tx, [id]);
  if (!post) throw new AppError(postNotFound);
  return { ...post, capacity };
}

/**
 * Changes a post unless its open assignments would no longer fit. An ended post may be corrected,
 * but no period moves into the past.
 * @throws postNotFound, guardsInTheWay, 400 for an end in the past
 */
export async function updatePost(
  db: Db,
  actorId: string,
  { postId, note = '', ...body }: ParsedBodyOf<typeof contract.updatePost>,
): Promise<Post> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const post = await lockPost(tx, postId);
    if (body.endDate < today() && body.endDate !== post.endDate)
      throw invalidFields([{ path: 'endDate', message: 'End date must not be in the past' }]);
    const open = await selectOpenPostAssignments(tx, { postId });
    const hasTooFewPlaces = body.asked < mostAtOnce(open, { startDate: today(), endDate: NEVER });
    const losesDays = open.some(
      ({ startDate, endDate }) =>
        (body.startDate > post.startDate && startDate < body.startDate) ||
        (body.endDate < post.endDate && endDate > body.endDate),
    );
    if (hasTooFewPlaces || losesDays) throw new AppError(guardsInTheWay);
    await changePost(tx, postId, { ...body, note });
    await audit(tx, {
      actorId,
      action: 'updatePost',
      entity: 'posts',
      entityId: postId,
      detail: { ...body, note },
    });
    return getPost(tx, postId);
  });
}

/**
 * Ends a post on a day: shortens its open assignments and completes those that begin later. A day
 * before the start ends a post that never began.
 * @throws postNotFound, postEnded, outsidePost, guardsInTheWay
 */
export async function endPost(
  db: Db,
  actorId: string,
  { postId, lastDay }: ParsedBodyOf<typeof contract.endPost>,
): Promise<Post> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const post = await lockPost(tx, postId);
    if (isOver(post, today())) throw new AppError(postEnded);
    const hasBegun = post.startDate < today();
    if (lastDay > post.endDate || (hasBegun && lastDay < post.startDate)) throw new AppError(outsidePost);
    const open = await selectOpenPostAssignments(tx, { postId });
    if (open.some(({ startDate }) => startDate < today() && startDate > lastDay))
      throw new AppError(guardsInTheWay);
    await setLastDay(tx, postId, lastDay);
    for (const { id } of open) await endOnDay(tx, actorId, id, lastDay);
    await audit(tx, { actorId, action: 'endPost', entity: 'posts', entityId: postId, detail: { lastDay } });
    return getPost(tx, postId);
  });
}

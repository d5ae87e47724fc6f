import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { Rotation } from '@prahari/contract/rotations.schemas';
import { audit } from '../../../audit/audit.ts';
import { lastDetail, somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Tx } from '../../../db/tables.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { undoAssignGuard, undoEndOnDay } from '../assignments/undo-assignments.service.ts';
import { deleteDutiesAfter } from '../duties/duties.queries.ts';
import { noteDutyChanges } from '../duties/duties.service.ts';
import { lockPost } from '../posts/post-changes.service.ts';
import * as queries from './rotations.queries.ts';
import type { WrittenParts } from './write-parts.service.ts';

interface Detail {
  rotationId?: string;
  written?: WrittenParts;
  /** The changes of an extension. */
  before?: Pick<Rotation, 'to' | 'guardIds' | 'relieverIds'>;
}

export interface UndoneRotation {
  /** The assignments that are gone. */
  removed: Assignment[];
  /** The assignments of which nothing may have followed. */
  touched: string[];
}

/**
 * Takes back a rotation, or its extension: its assignments go, and what they took the place of goes on.
 * The caller refuses what followed for each touched assignment. @throws somethingFollowed
 */
export async function undoRotation(
  tx: Tx,
  action: 'addRotation' | 'extendRotation',
  { actorId, postId, undoes }: { actorId: string; postId: string; undoes: string },
): Promise<UndoneRotation> {
  const { clientId } = await lockPost(tx, postId);
  const detail: Detail = await lastDetail(tx, { entity: 'posts', entityId: postId, actions: [action] });
  const { rotationId, written, before } = detail;
  if (!rotationId || !written) throw somethingFollowed('the rotation is gone');
  const removed: Assignment[] = [];
  for (const id of written.made) removed.push(await getAssignment(tx, id));
  // In the order of ids, as everybody locks several guards.
  removed.sort((one, other) => (one.guard._id < other.guard._id ? -1 : 1));
  for (const { _id } of removed) await undoAssignGuard(tx, actorId, _id, undoes);
  for (const one of written.ended) await undoEndOnDay(tx, actorId, one, undoes);
  if (before) {
    for (const { id, endDate } of written.extended) {
      await deleteDutiesAfter(tx, id, before.to);
      await queries.setLastDay(tx, id, endDate);
    }
    await queries.updateRotation(tx, rotationId, {
      to_day: before.to,
      guard_ids: JSON.stringify(before.guardIds),
      reliever_ids: JSON.stringify(before.relieverIds),
    });
  } else await queries.deleteRotation(tx, rotationId);
  await noteDutyChanges(tx, [postId]);
  await audit(tx, {
    actorId,
    action: before ? 'undoExtendRotation' : 'undoRotation',
    entity: 'posts',
    entityId: postId,
    detail: { undoes, clientId, rotationId },
  });
  const { made, ended, extended } = written;
  return { removed, touched: [...made, ...[...ended, ...extended].map(({ id }) => id)] };
}

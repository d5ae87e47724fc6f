import { audit } from '../../db/audit.ts';
import type { Tx } from '../../db/tables.ts';
import { lockCapacity } from '../clients/membership.service.ts';
import { lockGuard, settleGuard } from '../guards/availability.service.ts';
import { hasRoom } from '../posts/post-of-assignment.service.ts';
import { deleteUnreferenced, lastDetail, somethingFollowed } from '../undo/undoable.service.ts';
import { clientHasRoom } from './add-assignment.service.ts';
import * as queries from './assignments.queries.ts';

/** Deletes an assignment that was just made; its guard is available again unless another one follows. @throws somethingFollowed */
export async function undoAssignGuard(
  tx: Tx,
  actorId: string,
  assignmentId: string,
  undoes: string,
): Promise<void> {
  const assigned = await deleteUnreferenced(
    () => queries.deleteAssignment(tx, assignmentId),
    'the assignment was changed since',
  );
  if (!assigned) throw somethingFollowed('the assignment has ended');
  await settleGuard(tx, assigned.guard_id);
  await audit(tx, {
    actorId,
    action: 'undoAssignGuard',
    entity: 'assignments',
    entityId: assignmentId,
    detail: { undoes, guardId: assigned.guard_id, clientId: assigned.client_id },
  });
}

/**
 * Opens a withdrawn assignment again. Locks the client, then the guard, as assigning does. @throws somethingFollowed when the guard
 * or the place was given away meanwhile
 */
export async function undoWithdrawGuard(
  tx: Tx,
  actorId: string,
  assignmentId: string,
  undoes: string,
): Promise<void> {
  const of = await queries.selectParties(tx, assignmentId);
  const capacity = of && (await lockCapacity(tx, of.client_id));
  if (!of || capacity === undefined) throw somethingFollowed('the assignment is gone');
  const isFree =
    (await lockGuard(tx, of.guard_id)) && !(await queries.selectOverlapping(tx, of.guard_id, of));
  if (!isFree) throw somethingFollowed('the guard is no longer available');
  const { post_id: id, asked } = of;
  const placeIsFree =
    (await clientHasRoom(tx, { clientId: of.client_id, capacity }, of)) &&
    (id === null || asked === null || (await hasRoom(tx, { id, asked }, of)));
  if (!placeIsFree) throw somethingFollowed('the client has another guard in this place');
  const about = { entity: 'assignments', entityId: assignmentId, actions: ['withdrawGuard'] };
  const { before } = await lastDetail(tx, about);
  const resumed = await queries.resumeAssignment(
    tx,
    assignmentId,
    before === 'onBreak' ? 'onBreak' : 'active',
  );
  if (!resumed) throw somethingFollowed('the assignment is open again');
  await audit(tx, {
    actorId,
    action: 'undoWithdrawGuard',
    entity: 'assignments',
    entityId: assignmentId,
    detail: { undoes, guardId: of.guard_id, clientId: of.client_id },
  });
}

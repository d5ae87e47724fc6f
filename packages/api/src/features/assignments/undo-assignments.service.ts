import { audit } from '../../db/audit.ts';
import type { Tx } from '../../db/tables.ts';
import { lockCapacity } from '../clients/membership.service.ts';
import { releaseGuard, reserveGuard } from '../guards/availability.service.ts';
import { deleteUnreferenced, lastDetail, somethingFollowed } from '../undo/undoable.service.ts';
import * as queries from './assignments.queries.ts';

/** Deletes an assignment that was just made; its guard is available again. @throws somethingFollowed */
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
  await releaseGuard(tx, assigned.guard_id);
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
  if (!(await reserveGuard(tx, of.guard_id))) throw somethingFollowed('the guard is no longer available');
  if ((await queries.countOpenOfClient(tx, of.client_id)) >= capacity)
    throw somethingFollowed('the client has another guard in this place');
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

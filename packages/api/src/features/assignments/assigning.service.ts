import type { Assignment, AssignmentStatus, GuardAssignment } from '@prahari/contract';
import type { assignGuard, withdrawGuard } from '@prahari/contract/assignments/definitions';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { audit } from '../../db/audit.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockCapacity } from '../clients/membership.service.ts';
import { freeGuard, guardExists, takeGuard } from '../guards/availability.service.ts';
import {
  alreadyCompleted,
  assignmentNotFound,
  clientFull,
  clientNotFound,
  guardNotAvailable,
  guardNotFound,
  noOpenAssignment,
} from './assignments.errors.ts';
import {
  completeBetween,
  countOpenOfClient,
  insertAssignment,
  selectOwn,
  setStatusOfOwn,
} from './assignments.queries.ts';
import { getAssignment, guardsView } from './assignments.service.ts';

/**
 * Assigns an available guard to a client that may have one more. The client is locked first, then the guard, and every decision
 * is made under those locks: of any number of racing calls, as many win as there is room for.
 * @throws guardNotFound, clientNotFound, guardNotAvailable, clientFull
 */
export function assign(
  db: Db,
  actorId: string,
  wanted: ParsedBodyOf<typeof assignGuard>,
): Promise<Assignment> {
  return inTransaction(db, async (tx) => {
    if (!(await guardExists(tx, wanted.guardId))) throw guardNotFound();
    const capacity = await lockCapacity(tx, wanted.clientId);
    if (capacity === undefined) throw clientNotFound();
    if (!(await takeGuard(tx, wanted.guardId))) throw guardNotAvailable();
    if ((await countOpenOfClient(tx, wanted.clientId)) >= capacity) throw clientFull();
    const made = await insertAssignment(tx, wanted);
    if (!made) throw guardNotAvailable();
    await audit(tx, {
      actorId,
      action: 'assignment.created',
      entity: 'assignments',
      entityId: made.id,
      detail: wanted,
    });
    return getAssignment(tx, made.id);
  });
}

/**
 * Ends the open assignment between a guard and a client; it stays as history and the guard is available again.
 * @throws noOpenAssignment, also when `assignmentId` names another one
 */
export function withdraw(
  db: Db,
  actorId: string,
  between: ParsedBodyOf<typeof withdrawGuard>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const ended = await completeBetween(tx, between);
    if (!ended) throw noOpenAssignment();
    await freeGuard(tx, between.guardId);
    await audit(tx, {
      actorId,
      action: 'assignment.withdrawn',
      entity: 'assignments',
      entityId: ended.id,
      detail: { guardId: between.guardId, clientId: between.clientId },
    });
  });
}

/**
 * The guard behind `userId` says how its own assignment stands; `completed` frees guard and client. Saying the same again changes
 * nothing. @throws assignmentNotFound when it is not this guard's, alreadyCompleted
 */
export function updateOwn(
  db: Db,
  userId: string,
  { assignmentId, status }: { assignmentId: string; status: AssignmentStatus },
): Promise<GuardAssignment> {
  return inTransaction(db, async (tx) => {
    const changed = await setStatusOfOwn(tx, userId, assignmentId, status);
    const own = await selectOwn(tx, userId, assignmentId);
    if (!own) throw assignmentNotFound();
    if (!changed && own.status === 'completed') throw alreadyCompleted();
    if (changed) {
      if (status === 'completed') await freeGuard(tx, changed.guard_id);
      await audit(tx, {
        actorId: userId,
        action: 'assignment.status',
        entity: 'assignments',
        entityId: assignmentId,
        detail: { status },
      });
    }
    return guardsView(own);
  });
}

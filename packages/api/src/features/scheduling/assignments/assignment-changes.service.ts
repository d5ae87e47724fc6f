import type { AssignmentStatus } from '@prahari/contract/assignments';
import {
  alreadyCompleted,
  assignmentNotFound,
  clientFull,
  guardNotAvailable,
  guardNotFound,
  noOpenAssignment,
} from '@prahari/contract/assignments';
import type * as contract from '@prahari/contract/assignments.schemas';
import type { Assignment, GuardAssignment } from '@prahari/contract/assignments.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { GuardWarning } from '@prahari/contract/reply.schemas';
import { laterDay, today } from '@prahari/domain/days';
import { AppError } from '../../../AppError.ts';
import { audit } from '../../../audit/audit.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockCapacity, lockClient } from '../../membership/client-membership.service.ts';
import { guardExists } from '../../membership/guard-membership.service.ts';
import { renewShiftReminder } from '../../messages/shift-reminder.service.ts';
import { tellOfWork } from '../../messages/work-messages.service.ts';
import { clientHasRoom, matchPost } from '../capacity/capacity.service.ts';
import { endDuties } from '../duties/duties.service.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { loadsOf, warningsOf } from '../guard-schedule/guard-load.service.ts';
import { setStatusByAssignments } from '../guard-schedule/guard-schedule.queries.ts';
import { checkCanWork, lockAndFindObstacle } from '../guard-schedule/guard-schedule.service.ts';
import { addAssignment } from './add-assignment.service.ts';
import * as changes from './assignment-changes.queries.ts';
import * as queries from './assignments.queries.ts';
import { getAssignment, toGuardAssignment } from './assignments.service.ts';

export interface AssignedGuard {
  assignment: Assignment;
  entryId: string;
  /** The limits of rest and hours that the guard passes; SPEC's call asks nothing. */
  warnings: GuardWarning[];
}

/**
 * Assigns a guard to a client at its oldest post with an opening. Locks the client, then the guard,
 * so that concurrent calls can't exceed the requested number. @throws guardNotFound,
 * clientNotFound, personErased, guardNotAvailable, clientFull, papersExpired without a `papersReason`
 */
export function assignGuard(
  db: Db,
  actorId: string,
  { papersReason, ...body }: ParsedBodyOf<typeof contract.assignGuard>,
): Promise<AssignedGuard> {
  return inTransaction(db, async (tx) => {
    if (!(await guardExists(tx, body.guardId))) throw new AppError(guardNotFound);
    const capacity = await lockCapacity(tx, body.clientId);
    const { postId, hours } = await matchPost(tx, body.clientId, { ...body, place: body.location });
    const plan = { period: { startDate: body.startDate, endDate: body.endDate }, hours };
    const work = { clientId: body.clientId, plan, papersReason };
    if (await lockAndFindObstacle(tx, body.guardId, work)) throw new AppError(guardNotAvailable);
    if (!(await clientHasRoom(tx, { clientId: body.clientId, capacity }, plan)))
      throw new AppError(clientFull);
    await checkCanWork(tx, body.guardId, work);
    const warnings = warningsOf(await loadsOf(tx, [body.guardId], plan));
    const { id, entryId } = await addAssignment(tx, actorId, { ...body, postId, hours }, { papersReason });
    const assignment = await getAssignment(tx, id);
    await tellOfWork(tx, [{ assignment, entryId }], { kind: 'assigned' });
    return { assignment, entryId, warnings };
  });
}

/**
 * Completes the open assignment between a guard and a client, the running one or else the next, and
 * returns the audit entry. @param bulkAct the act that it is a part of
 * @throws noOpenAssignment, also when `assignmentId` names another one
 */
export async function withdrawGuard(
  db: Db,
  actorId: string,
  body: ParsedBodyOf<typeof contract.withdrawGuard>,
  bulkAct?: string,
): Promise<string> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    // The duties that this removes may be on a bill that is being written.
    await lockClient(tx, body.clientId);
    const before = await queries.selectOpenBetween(tx, body);
    const ended = await changes.withdrawGuard(tx, body);
    if (!ended) throw new AppError(noOpenAssignment);
    // The guard before the post: assigning locks them in this order too.
    await setStatusByAssignments(tx, body.guardId);
    await endDuties(tx, { assignmentId: ended.id, postId: ended.postId });
    const entryId = await audit(tx, {
      actorId,
      action: 'withdrawGuard',
      entity: 'assignments',
      entityId: ended.id,
      detail: { guardId: body.guardId, clientId: body.clientId, before: before?.status },
    });
    const assignment = await getAssignment(tx, ended.id);
    const days = { from: laterDay(assignment.startDate, today()), to: assignment.endDate };
    const telling = { kind: 'withdrawn', act: bulkAct, joins: bulkAct !== undefined } as const;
    await tellOfWork(tx, [{ assignment, entryId, days }], telling);
    return entryId;
  });
}

/** Withdraws the guard of an assignment. @throws noOpenAssignment */
export async function withdrawAssignment(
  db: Db,
  actorId: string,
  assignmentId: string,
  bulkAct: string,
): Promise<string> {
  const assignment = await queries.selectStoredAssignment(db, assignmentId);
  if (!assignment) throw new AppError(noOpenAssignment);
  const { guard_id: guardId, client_id: clientId } = assignment;
  return withdrawGuard(db, actorId, { guardId, clientId, assignmentId }, bulkAct);
}

/**
 * Sets the status of the guard's own assignment; setting it again changes nothing.
 * @throws assignmentNotFound when it is not this guard's, alreadyCompleted
 */
export async function setAssignmentStatus(
  db: Db,
  userId: string,
  { assignmentId, status }: { assignmentId: string; status: AssignmentStatus },
): Promise<GuardAssignment> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    if (status === 'completed') {
      const known = await queries.selectAssignmentOfUser(tx, userId, assignmentId);
      if (known) await lockClient(tx, known.client._id);
    }
    const changed = await changes.setAssignmentStatus(tx, userId, assignmentId, status);
    const own = await queries.selectAssignmentOfUser(tx, userId, assignmentId);
    if (!own) throw new AppError(assignmentNotFound);
    if (!changed && own.status === 'completed') throw new AppError(alreadyCompleted);
    if (changed) {
      if (status === 'completed') {
        await setStatusByAssignments(tx, changed.guard_id);
        await endDuties(tx, { assignmentId, postId: changed.postId });
        await renewShiftReminder(tx, changed.guard_id);
      }
      await audit(tx, {
        actorId: userId,
        action: status === 'completed' ? 'completeAssignment' : 'setAssignmentStatus',
        entity: 'assignments',
        entityId: assignmentId,
        detail: { status },
      });
    }
    return toGuardAssignment(own);
  });
}

import { addDays, type Day, laterDay, today } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import { audit } from '../../../audit/audit.ts';
import { deleteUnreferenced, lastDetail, somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Tx } from '../../../db/tables.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { renewShiftReminder } from '../../messages/shift-reminder.service.ts';
import { clientHasRoom, hasRoom } from '../capacity/capacity.service.ts';
import { hasBilledDuty } from '../duties/billed-duties.queries.ts';
import { noteDutyChange, returnEnded } from '../duties/duties.queries.ts';
import { resumeDuties, withoutDaysOff } from '../duties/duties.service.ts';
import { type DutyParties, type DutyPlan, readWeekdays } from '../duties/duty.rows.ts';
import { type GoneOn, handBack } from '../duties/last-duty.queries.ts';
import { rotationDaysOf } from '../duties/rotation-days.ts';
import { settleSilence } from '../duties/silence.queries.ts';
import { setStatusByAssignments } from '../guard-schedule/guard-schedule.queries.ts';
import { lockAndFindObstacle } from '../guard-schedule/guard-schedule.service.ts';
import * as changes from './assignment-changes.queries.ts';
import * as queries from './assignments.queries.ts';
import type { EndedOnDay } from './end-assignment.service.ts';

interface Undo {
  actorId: string;
  action: 'undoAssignGuard' | 'undoWithdrawGuard' | 'undoReplaceGuard' | 'undoShortenAssignment';
  id: string;
  undoes: string;
}

export const auditUndo = (
  tx: Tx,
  { actorId, action, id: entityId, undoes }: Undo,
  { guard_id: guardId, client_id: clientId }: { guard_id: string; client_id: string },
) => audit(tx, { actorId, action, entity: 'assignments', entityId, detail: { undoes, guardId, clientId } });

/**
 * Deletes an assignment that was just made and frees its guard. Lock its client before. `undoes` is the
 * id of the undone audit entry, here and below. @throws somethingFollowed
 */
export async function undoAssignGuard(
  tx: Tx,
  actorId: string,
  assignmentId: string,
  undoes: string,
): Promise<void> {
  await settleSilence(tx, { assignmentId });
  const assigning = { entity: 'assignments', entityId: assignmentId, actions: ['assignGuard'] };
  const { goesOn } = await lastDetail(tx, assigning);
  if (goesOn) await handBack(tx, assignmentId, goesOn as GoneOn);
  // The duties would go with the assignment, and the next bill could not take them off.
  if (await hasBilledDuty(tx, assignmentId)) throw somethingFollowed('a bill counts its days');
  const assigned = await deleteUnreferenced(
    () => changes.deleteAssignment(tx, assignmentId),
    'the assignment was changed since',
  );
  if (!assigned) throw somethingFollowed('the assignment has ended');
  // The guard before the post, as whoever assigns locks them.
  await setStatusByAssignments(tx, assigned.guard_id);
  await noteDutyChange(tx, assigned.post_id);
  await renewShiftReminder(tx, assigned.guard_id);
  await auditUndo(tx, { actorId, action: 'undoAssignGuard', id: assignmentId, undoes }, assigned);
}

export type StoredAssignment = NonNullable<Awaited<ReturnType<typeof queries.selectStoredAssignment>>>;

/** Locks the client, then the guard. @throws somethingFollowed when guard or opening are taken */
export async function lockFree(
  tx: Tx,
  id: string,
  assignment: StoredAssignment,
  plan: DutyPlan,
): Promise<void> {
  const capacity = await lockCapacity(tx, assignment.client_id);
  const work = { clientId: assignment.client_id, plan, except: id };
  if (await lockAndFindObstacle(tx, assignment.guard_id, work))
    throw somethingFollowed('the guard is no longer available');
  const { post_id: postId, asked } = assignment;
  const placeIsFree =
    (await clientHasRoom(tx, { clientId: assignment.client_id, capacity }, plan, { except: id })) &&
    (postId === null || asked === null || (await hasRoom(tx, { id: postId, asked }, plan, { except: id })));
  if (!placeIsFree) throw somethingFollowed('the client has another guard in this place');
}

/** Returns the part of an assignment's plan that lies in a period. */
export const planOf = async (tx: Tx, assignment: StoredAssignment, period: Period): Promise<DutyPlan> => ({
  period,
  hours: { startsAt: assignment.startsAt, hours: assignment.hours },
  weekdays: readWeekdays(assignment.weekdays),
  days: await rotationDaysOf(tx, assignment.rotationId, assignment.guard_id),
});

export const partiesOf = (assignmentId: string, assignment: StoredAssignment): DutyParties => ({
  assignmentId,
  guardId: assignment.guard_id,
  clientId: assignment.client_id,
  postId: assignment.post_id,
});

/** Opens a withdrawn assignment again. @throws somethingFollowed when guard or opening are taken */
export async function undoWithdrawGuard(
  tx: Tx,
  actorId: string,
  assignmentId: string,
  undoes: string,
): Promise<void> {
  const assignment = await queries.selectStoredAssignment(tx, assignmentId);
  if (!assignment) throw somethingFollowed('the assignment is gone');
  const { startDate, endDate } = assignment;
  // A night of yesterday may still run.
  const left = { startDate: laterDay(startDate, addDays(today(), -1)), endDate };
  const parties = partiesOf(assignmentId, assignment);
  const plan = await withoutDaysOff(tx, parties, await planOf(tx, assignment, left));
  await lockFree(tx, assignmentId, assignment, plan);
  const filter = { entity: 'assignments', entityId: assignmentId, actions: ['withdrawGuard'] };
  const { before } = await lastDetail(tx, filter);
  const resumed = await changes.resumeAssignment(
    tx,
    assignmentId,
    before === 'onBreak' ? 'onBreak' : 'active',
  );
  if (!resumed) throw somethingFollowed('the assignment is open again');
  await resumeDuties(tx, parties, await planOf(tx, assignment, { startDate, endDate }));
  await auditUndo(tx, { actorId, action: 'undoWithdrawGuard', id: assignmentId, undoes }, assignment);
}

/** @throws somethingFollowed when an assignment that was ended on a day has got another last day, as by its rotation */
export function assertLastDay(
  { startDate, endDate }: StoredAssignment,
  ended: { lastDay: Day; endDate: Day },
): void {
  if (endDate !== (startDate <= ended.lastDay ? ended.lastDay : ended.endDate))
    throw somethingFollowed('the assignment was changed since');
}

/** Lets an assignment that was ended on a day go on. @throws somethingFollowed when guard or opening are taken */
export async function undoEndOnDay(
  tx: Tx,
  actorId: string,
  { id, lastDay, endDate, status }: EndedOnDay,
  undoes: string,
): Promise<void> {
  const assignment = await queries.selectStoredAssignment(tx, id);
  if (!assignment) throw somethingFollowed('the assignment is gone');
  assertLastDay(assignment, { lastDay, endDate });
  const plan = await planOf(tx, assignment, {
    startDate: laterDay(assignment.startDate, addDays(lastDay, 1)),
    endDate,
  });
  await lockFree(tx, id, assignment, plan);
  await changes.restoreLastDay(tx, id, { endDate, status });
  await returnEnded(tx, id, lastDay);
  await resumeDuties(tx, partiesOf(id, assignment), plan);
  const action = assignment.status === 'completed' ? 'undoWithdrawGuard' : 'undoShortenAssignment';
  await auditUndo(tx, { actorId, action, id, undoes }, assignment);
}

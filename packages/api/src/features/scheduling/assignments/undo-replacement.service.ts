import { addDays, type Day, laterDay } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import { lastDetail, somethingFollowed } from '../../../audit/undoable.service.ts';
import type { Tx } from '../../../db/tables.ts';
import { giveBackDuties, noteDutyChange } from '../duties/duties.queries.ts';
import { resumeDuties } from '../duties/duties.service.ts';
import { lockUnavailable, setUnavailable } from '../guard-schedule/guard-schedule.queries.ts';
import * as changes from './assignment-changes.queries.ts';
import * as queries from './assignments.queries.ts';
import type { Replacing } from './end-assignment.service.ts';
import {
  assertLastDay,
  auditUndo,
  lockFree,
  partiesOf,
  planOf,
  type StoredAssignment,
} from './undo-assignments.service.ts';

/** Takes back that a guard is sick while `resume` gives its duties back, unless it was noted anew since. */
async function asBeforeSick(
  tx: Tx,
  guardId: string,
  sick: Replacing['sick'],
  resume: () => Promise<void>,
): Promise<void> {
  const isNoted = sick !== undefined && (await lockUnavailable(tx, guardId)) === sick.until;
  if (isNoted) await setUnavailable(tx, guardId, null);
  await resume();
  if (isNoted) await setUnavailable(tx, guardId, sick.before);
}

/** Gives a replaced guard its duties back. @throws somethingFollowed when guard or opening are taken */
async function resumeReplaced(
  tx: Tx,
  assignmentId: string,
  assignment: StoredAssignment,
  { before, days, lastDay }: Record<string, unknown>,
): Promise<void> {
  if (days) {
    const period = days as Period;
    await lockFree(tx, assignmentId, assignment, await planOf(tx, assignment, period));
    await giveBackDuties(tx, assignmentId, period);
    await noteDutyChange(tx, assignment.post_id);
    return;
  }
  const { endDate, status } = (before ?? {}) as { endDate?: Day; status?: 'active' | 'onBreak' };
  if (!endDate || !status) throw somethingFollowed('the assignment is gone');
  assertLastDay(assignment, { lastDay: lastDay as Day, endDate });
  // On the days until then others may have replaced the guard before.
  const left = { startDate: laterDay(assignment.startDate, addDays(lastDay as Day, 1)), endDate };
  const plan = await planOf(tx, assignment, left);
  await lockFree(tx, assignmentId, assignment, plan);
  await changes.restoreReplaced(tx, assignmentId, { endDate, status });
  await giveBackDuties(tx, assignmentId, plan.period);
  await resumeDuties(tx, partiesOf(assignmentId, assignment), plan);
}

/** Resumes a replaced assignment. @throws somethingFollowed when guard or opening are taken */
export async function undoReplaceGuard(
  tx: Tx,
  actorId: string,
  assignmentId: string,
  undoes: string,
): Promise<void> {
  const assignment = await queries.selectStoredAssignment(tx, assignmentId);
  if (!assignment) throw somethingFollowed('the assignment is gone');
  const filter = { entity: 'assignments', entityId: assignmentId, actions: ['replaceGuard'] };
  const detail = await lastDetail(tx, filter);
  await asBeforeSick(tx, assignment.guard_id, detail.sick as Replacing['sick'], () =>
    resumeReplaced(tx, assignmentId, assignment, detail),
  );
  await auditUndo(tx, { actorId, action: 'undoReplaceGuard', id: assignmentId, undoes }, assignment);
}

import { type ReplaceReason, replaceReasonLabels } from '@prahari/contract/post-guards';
import { addDays, type Day } from '@prahari/domain/days';
import type { Period } from '@prahari/domain/periods';
import { dutyInterval } from '@prahari/domain/post-hours';
import { audit } from '../../../audit/audit.ts';
import { nowText } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';
import { takeOffDuties } from '../duties/duties.queries.ts';
import { endDuties } from '../duties/duties.service.ts';
import { setStatusByAssignments } from '../guard-schedule/guard-schedule.queries.ts';
import * as changes from './assignment-changes.queries.ts';
import * as queries from './assignments.queries.ts';

/**
 * Shortens an open assignment to a last day, or returns undefined if it ends by then. It is
 * completed at once when the duty of that day is over or the assignment begins later. Its duties end with it.
 */
async function bringForward(tx: Tx, id: string, lastDay: Day) {
  const assignment = await queries.selectDays(tx, id);
  if (!assignment || assignment.endDate <= lastDay) return undefined;
  const begins = assignment.startDate <= lastDay;
  const { startsAt, hours } = assignment;
  // A last night of yesterday may still run.
  const isCompleted = !begins || dutyInterval(lastDay, { startsAt, hours }).endsAt <= Date.now();
  await changes.setLastDay(tx, id, { endDate: begins ? lastDay : assignment.endDate, isCompleted });
  if (isCompleted) await setStatusByAssignments(tx, assignment.guardId);
  await endDuties(tx, { assignmentId: id, postId: assignment.postId }, lastDay);
  return { ...assignment, isCompleted };
}

/** The parts of an assignment that ending it on a day changes, as they were before. */
export interface EndedOnDay {
  id: string;
  lastDay: Day;
  endDate: Day;
  status: 'active' | 'onBreak';
}

/** Makes a day the last one of an open assignment. Returns undefined if it ends by then anyway. */
export async function endOnDay(
  tx: Tx,
  actorId: string,
  id: string,
  lastDay: Day,
): Promise<EndedOnDay | undefined> {
  const ended = await bringForward(tx, id, lastDay);
  if (!ended) return undefined;
  const { guardId, clientId } = ended;
  const entry = { actorId, entity: 'assignments', entityId: id, detail: { guardId, clientId, lastDay } };
  await audit(
    tx,
    ended.isCompleted ? { ...entry, action: 'withdrawGuard' } : { ...entry, action: 'shortenAssignment' },
  );
  return { id, lastDay, endDate: ended.endDate, status: ended.status === 'onBreak' ? 'onBreak' : 'active' };
}

/** The reason for replacing a guard, and the user who does it. */
export interface Replacing {
  actor: { id: string; name: string };
  reason: ReplaceReason;
  note?: string | undefined;
  /** The guard who takes over. */
  guardId: string;
  /** The last day on which a sick guard can't work, and the one that was noted before. */
  sick?: { until: Day; before: Day | null } | undefined;
}

const PLAN_BY_REASON: Partial<Record<ReplaceReason, 'leave'>> = { sick: 'leave', onLeave: 'leave' };

/** Takes the guard of an assignment off its duties of some days. */
async function takeOff(
  tx: Tx,
  id: string,
  period: Period,
  { actor, reason, note }: Replacing,
): Promise<void> {
  await takeOffDuties(tx, {
    assignmentId: id,
    ...period,
    plan: PLAN_BY_REASON[reason] ?? 'cancelled',
    isAbsent: reason === 'didNotCome',
    correction: JSON.stringify({
      reason: [replaceReasonLabels[reason], note].filter(Boolean).join(': '),
      by: actor.name,
      byId: actor.id,
      at: nowText(),
      before: 'planned',
    }),
  });
}

/** Ends an open assignment on a day because another guard takes over for good, and stores the reason. */
export async function endReplaced(tx: Tx, id: string, lastDay: Day, replacing: Replacing): Promise<void> {
  const { actor, reason, note, guardId, sick } = replacing;
  const first = addDays(lastDay, 1);
  await takeOff(tx, id, { startDate: first, endDate: first }, replacing);
  const ended = await bringForward(tx, id, lastDay);
  await changes.setReplaced(tx, id, { reason, note });
  await audit(tx, {
    actorId: actor.id,
    action: 'replaceGuard',
    entity: 'assignments',
    entityId: id,
    detail: {
      guardId: ended?.guardId,
      clientId: ended?.clientId,
      lastDay,
      reason,
      note,
      sick,
      by: guardId,
      before: { endDate: ended?.endDate, status: ended?.status },
    },
  });
}

/** Gives the duties of some days of an open assignment to another guard. It goes on after them. */
export async function replaceOnDays(tx: Tx, id: string, period: Period, replacing: Replacing): Promise<void> {
  const assignment = await queries.selectDays(tx, id);
  await takeOff(tx, id, period, replacing);
  const { actor, reason, note, guardId, sick } = replacing;
  await audit(tx, {
    actorId: actor.id,
    action: 'replaceGuard',
    entity: 'assignments',
    entityId: id,
    detail: {
      guardId: assignment?.guardId,
      clientId: assignment?.clientId,
      days: { startDate: period.startDate, endDate: period.endDate },
      reason,
      note,
      sick,
      by: guardId,
    },
  });
}

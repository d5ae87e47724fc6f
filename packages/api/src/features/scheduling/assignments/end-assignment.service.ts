import type { ReplaceReason } from '@prahari/contract/posts';
import { type Day, today } from '@prahari/domain/days';
import { audit } from '../../../audit/audit.ts';
import type { Tx } from '../../../db/tables.ts';
import { endDuties } from '../duties/duties.service.ts';
import { setStatusByAssignments } from '../guard-schedule/guard-schedule.queries.ts';
import * as changes from './assignment-changes.queries.ts';
import * as queries from './assignments.queries.ts';

/**
 * Shortens an open assignment to a last day, or returns undefined if it ends by then. It is
 * completed at once when that day is over or the assignment begins later. Its duties end with it.
 */
async function bringForward(tx: Tx, id: string, lastDay: Day) {
  const assignment = await queries.selectDays(tx, id);
  if (!assignment || assignment.endDate <= lastDay) return undefined;
  const begins = assignment.startDate <= lastDay;
  const isCompleted = !begins || lastDay < today();
  await changes.setLastDay(tx, id, { endDate: begins ? lastDay : assignment.endDate, isCompleted });
  await endDuties(tx, { assignmentId: id, postId: assignment.postId }, lastDay);
  if (isCompleted) await setStatusByAssignments(tx, assignment.guardId);
  return { ...assignment, isCompleted };
}

/** Makes a day the last one of an open assignment, unless it ends before. */
export async function endOnDay(tx: Tx, actorId: string, id: string, lastDay: Day): Promise<void> {
  const ended = await bringForward(tx, id, lastDay);
  if (!ended) return;
  const { guardId, clientId } = ended;
  const entry = { actorId, entity: 'assignments', entityId: id, detail: { guardId, clientId, lastDay } };
  await audit(
    tx,
    ended.isCompleted ? { ...entry, action: 'withdrawGuard' } : { ...entry, action: 'shortenAssignment' },
  );
}

/** Ends an open assignment on a day because another guard takes over, and stores the reason. */
export async function endReplaced(
  tx: Tx,
  actorId: string,
  id: string,
  {
    lastDay,
    reason,
    note,
    guardId,
  }: { lastDay: Day; reason: ReplaceReason; note?: string | undefined; guardId: string },
): Promise<void> {
  const ended = await bringForward(tx, id, lastDay);
  await changes.setReplaced(tx, id, { reason, note });
  await audit(tx, {
    actorId,
    action: 'replaceGuard',
    entity: 'assignments',
    entityId: id,
    detail: {
      guardId: ended?.guardId,
      clientId: ended?.clientId,
      lastDay,
      reason,
      note,
      by: guardId,
      before: { endDate: ended?.endDate, status: ended?.status },
    },
  });
}

import { alreadyCompleted, assignmentNotFound, guardNotAvailable } from '@prahari/contract/assignments';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { outsidePost } from '@prahari/contract/posts';
import type * as contract from '@prahari/contract/posts.schemas';
import type { Replacement } from '@prahari/contract/posts.schemas';
import { addDays, today } from '@prahari/domain/days';
import { AppError } from '../../../AppError.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { addAssignment } from '../assignments/add-assignment.service.ts';
import { selectStoredAssignment } from '../assignments/assignments.queries.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { endReplaced } from '../assignments/end-assignment.service.ts';
import { readWeekdays } from '../duties/duty.rows.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { lockAssignable } from '../guard-schedule/guard-schedule.service.ts';

export interface ReplacedGuard {
  replacement: Replacement;
  /** The audit entry of the new assignment, whose undo reverts both. */
  entryId: string;
}

/** The hours and days of the week of a stored assignment. */
async function planOf(tx: Tx, assignmentId: string) {
  const stored = await selectStoredAssignment(tx, assignmentId);
  if (!stored) throw new AppError(assignmentNotFound);
  const { startsAt, hours, weekdays } = stored;
  return { hours: { startsAt, hours }, weekdays: readWeekdays(weekdays) };
}

/**
 * Ends an assignment on the day before `from` and gives its remaining days to another guard. An
 * assignment that begins later is completed.
 * @throws assignmentNotFound, alreadyCompleted, outsidePost for a past day or one outside the
 * assignment, guardNotFound, guardNotAvailable, papersExpired
 */
export async function replaceGuard(
  db: Db,
  actorId: string,
  { assignmentId, guardId, reason, note, from, papersReason }: ParsedBodyOf<typeof contract.replaceGuard>,
): Promise<ReplacedGuard> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const { client } = await getAssignment(tx, assignmentId);
    await lockCapacity(tx, client._id);
    const assignment = await getAssignment(tx, assignmentId);
    const { startDate, endDate, status, shift, location, postId = null } = assignment;
    if (status === 'completed') throw new AppError(alreadyCompleted);
    if (from < today() || from < startDate || from > endDate) throw new AppError(outsidePost);
    if (assignment.guard._id === guardId.toLowerCase()) throw new AppError(guardNotAvailable);
    const clientId = client._id;
    const { hours, weekdays } = await planOf(tx, assignmentId);
    const period = { startDate: from, endDate };
    const plan = { period, hours, weekdays };
    await endReplaced(tx, actorId, assignmentId, { lastDay: addDays(from, -1), reason, note, guardId });
    await lockAssignable(tx, [guardId], { clientId, plan, papersReason });
    const begun = { guardId, clientId, postId, shift, location, hours, weekdays, ...period };
    const { id, entryId } = await addAssignment(tx, actorId, begun, { papersReason, replaces: assignmentId });
    await announce(tx, {
      type: 'guard.replaced',
      data: {
        ...{ assignmentId: id, guardId, clientId, postId, shift, ...period },
        replacedAssignmentId: assignmentId,
        replacedGuardId: assignment.guard._id,
      },
    });
    return {
      replacement: { ended: await getAssignment(tx, assignmentId), begun: await getAssignment(tx, id) },
      entryId,
    };
  });
}

import { alreadyCompleted, assignmentNotFound, guardNotAvailable } from '@prahari/contract/assignments';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import { type ReplaceReason, replaceReasons } from '@prahari/contract/post-guards';
import type * as contract from '@prahari/contract/post-guards.schemas';
import type { Replacement } from '@prahari/contract/post-guards.schemas';
import { outsidePost, postFull } from '@prahari/contract/posts';
import type { GuardWarning } from '@prahari/contract/reply.schemas';
import { addDays, type Day, laterDay, today } from '@prahari/domain/days';
import { dutyDay, dutyInterval, type PostHours } from '@prahari/domain/post-hours';
import { AppError } from '../../../AppError.ts';
import { isOverlap } from '../../../db/errors.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { tellOfWork } from '../../messages/work-messages.service.ts';
import { addAssignment } from '../assignments/add-assignment.service.ts';
import { selectStoredAssignment } from '../assignments/assignments.queries.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { endReplaced, replaceOnDays } from '../assignments/end-assignment.service.ts';
import { hasRoom } from '../capacity/capacity.service.ts';
import { readWeekdays } from '../duties/duty.rows.ts';
import { selectDutyOn } from '../duties/duty-reads.queries.ts';
import { moveDuty, type RunningDuty, selectRunning } from '../duties/last-duty.queries.ts';
import { rotationDaysOf } from '../duties/rotation-days.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { lockUnavailable, setUnavailable } from '../guard-schedule/guard-schedule.queries.ts';
import { lockAssignable } from '../guard-schedule/guard-schedule.service.ts';
import { insertStep } from '../watch-steps/watch-steps.queries.ts';
import { lockPost } from './post-changes.service.ts';

export interface ReplacedGuard {
  replacement: Replacement;
  /** The audit entry of the new assignment, whose undo reverts both. */
  entryId: string;
  warnings: GuardWarning[];
}

/** The hours and days of a stored assignment. */
async function planOf(tx: Tx, assignmentId: string) {
  const stored = await selectStoredAssignment(tx, assignmentId);
  if (!stored) throw new AppError(assignmentNotFound);
  const { startsAt, hours, weekdays, rotationId, guard_id } = stored;
  return {
    hours: { startsAt, hours },
    weekdays: readWeekdays(weekdays),
    days: await rotationDaysOf(tx, rotationId, guard_id),
  };
}

/** Returns the usual reason, and own words as a note. */
function reasonOf(
  reason: string,
  note: string | undefined,
): { reason: ReplaceReason; note?: string | undefined } {
  const known = replaceReasons.find((one) => one === reason);
  return known
    ? { reason: known, note }
    : { reason: 'other', note: [reason, note].filter(Boolean).join('\n') };
}

/** Gives a replacement the running duty as it is, also where its post got other hours since. @throws guardNotAvailable */
async function takeOver(tx: Tx, assignmentId: string, { day, beginsAt, endsAt }: RunningDuty): Promise<void> {
  const given = await selectDutyOn(tx, assignmentId, day);
  if (!given || given.endsAt === endsAt) return;
  try {
    await moveDuty(tx, given.id, { beginsAt, endsAt });
  } catch (error) {
    throw isOverlap(error) ? new AppError(guardNotAvailable) : error;
  }
}

/** Returns the first day that can still be another's: that of the running duty, else today. */
function earliestDay(hours: PostHours): Day {
  const day = dutyDay(hours, new Date());
  return dutyInterval(day, hours).endsAt > Date.now() ? day : today();
}

/**
 * Gives an assignment's duties from a day on to another guard: for good, or until a day, after which the
 * assignment goes on. A sick guard is nobody's candidate until the last of these days, or a later one.
 * @throws assignmentNotFound, alreadyCompleted, outsidePost for a day that is over or outside the
 * assignment, guardNotFound, guardNotAvailable, papersUnproved, restTooShort, postFull when another guard has some of the days
 */
export async function replaceGuard(
  db: Db,
  actor: { id: string; name: string },
  { assignmentId, guardId, until, ...body }: ParsedBodyOf<typeof contract.replaceGuard>,
): Promise<ReplacedGuard> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const { client } = await getAssignment(tx, assignmentId);
    await lockCapacity(tx, client._id);
    const assignment = await getAssignment(tx, assignmentId);
    const { startDate, endDate, status, shift, location, postId = null } = assignment;
    if (status === 'completed') throw new AppError(alreadyCompleted);
    const { hours, weekdays, days } = await planOf(tx, assignmentId);
    const running = await selectRunning(tx, assignmentId);
    const earliest = running?.day ?? earliestDay(hours);
    const from = body.from ?? laterDay(startDate, earliest);
    const last = until ?? endDate;
    if (from < earliest || from < startDate || from > last || last > endDate) throw new AppError(outsidePost);
    if (assignment.guard._id === guardId) throw new AppError(guardNotAvailable);
    const clientId = client._id;
    const { papersReason, warningsReason } = body;
    const period = { startDate: from, endDate: last };
    const plan = { period, hours, weekdays, days };
    const { reason, note } = reasonOf(body.reason, body.note);
    const sick = reason === 'sick' && {
      until: body.unavailableUntil ?? until ?? from,
      before: await lockUnavailable(tx, assignment.guard._id),
    };
    const replacing = { actor, reason, note, guardId, ...(sick && { sick }) };
    if (until === undefined) await endReplaced(tx, assignmentId, addDays(from, -1), replacing);
    else await replaceOnDays(tx, assignmentId, period, replacing);
    if (sick) await setUnavailable(tx, assignment.guard._id, sick.until);
    const work = { clientId, plan, papersReason, warningsReason };
    const warnings = await lockAssignable(tx, [guardId], work);
    const post = postId === null ? undefined : await lockPost(tx, postId);
    // Somebody else has replaced the guard on some of these days.
    if (post && !(await hasRoom(tx, { id: post._id, asked: post.asked }, plan))) throw new AppError(postFull);
    const taken = running?.day === from ? running : undefined;
    const { beginsAt } = taken ?? dutyInterval(from, hours);
    // A running duty is on tonight's watch, which keeps who acted and when.
    if (beginsAt <= Date.now())
      await insertStep(tx, {
        ...{ clientId, postId, day: from, beginsAt, kind: 'replaced', byUserId: actor.id },
        guardId: assignment.guard._id,
      });
    const isReliever = until !== undefined;
    const begun = {
      guardId,
      clientId,
      postId,
      shift,
      location,
      hours,
      weekdays,
      days,
      isReliever,
      ...period,
    };
    const { id, entryId } = await addAssignment(tx, actor.id, begun, {
      papersReason,
      warningsReason,
      replaces: assignmentId,
    });
    if (taken) await takeOver(tx, id, taken);
    await announce(tx, {
      type: 'guard.replaced',
      data: {
        ...{ assignmentId: id, guardId, clientId, postId, shift, ...period },
        replacedAssignmentId: assignmentId,
        replacedGuardId: assignment.guard._id,
      },
    });
    const replacement = {
      ended: await getAssignment(tx, assignmentId),
      begun: await getAssignment(tx, id),
    };
    const lost = {
      assignment: replacement.ended,
      days: { from, to: last },
      instead: replacement.begun.guard,
    };
    await tellOfWork(tx, [{ ...lost, entryId }], { kind: 'replaced' });
    const given = [{ assignment: replacement.begun, entryId }];
    await tellOfWork(tx, given, { kind: 'assigned', readers: 'guards' });
    return { replacement, entryId, warnings };
  });
}

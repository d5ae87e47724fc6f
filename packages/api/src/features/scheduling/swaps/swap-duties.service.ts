import type { ParsedBodyOf } from '@prahari/contract/definition';
import { dutyNotFound, dutyOver, samePerson } from '@prahari/contract/duties';
import type * as contract from '@prahari/contract/duties.schemas';
import type { Duty } from '@prahari/contract/duties.schemas';
import { hoursOfDuty } from '@prahari/domain/post-hours';
import { AppError } from '../../../AppError.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { attendedSince } from '../../company/company.service.ts';
import { lockCapacity } from '../../membership/client-membership.service.ts';
import { tellOfWork, type Work } from '../../messages/work-messages.service.ts';
import { addAssignment } from '../assignments/add-assignment.service.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { replaceOnDays } from '../assignments/end-assignment.service.ts';
import { type DutyRecord, selectDuty, selectDutyOn } from '../duties/duty-reads.queries.ts';
import { toDuty } from '../duties/duty-reply.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import { lockAssignable } from '../guard-schedule/guard-schedule.service.ts';

/** Returns a duty that can be swapped. @throws dutyNotFound, dutyOver if it ended or was given away */
async function getSwappable(tx: Tx, id: string): Promise<DutyRecord> {
  const duty = await selectDuty(tx, id);
  if (!duty) throw new AppError(dutyNotFound);
  if (duty.plan !== 'planned' || duty.endsAt <= Date.now()) throw new AppError(dutyOver);
  return duty;
}

/** Locks the clients of two duties and returns the duties as they are then. */
async function lockDuties(tx: Tx, firstId: string, secondId: string): Promise<[DutyRecord, DutyRecord]> {
  const { clientId } = await getSwappable(tx, firstId);
  const { clientId: otherId } = await getSwappable(tx, secondId);
  // In the order of ids, as everybody locks several clients.
  for (const id of [...new Set([clientId, otherId])].sort()) await lockCapacity(tx, id);
  return [await getSwappable(tx, firstId), await getSwappable(tx, secondId)];
}

const planOf = (duty: DutyRecord) => ({
  period: { startDate: duty.day, endDate: duty.day },
  hours: hoursOfDuty(duty, { ...duty, startsAt: duty.postStartsAt }),
});

/** A duty and the guard who gets it. */
interface Handover {
  duty: DutyRecord;
  guardId: string;
}

/** Locks guards in the order of their ids and checks that each can do the duty. @throws guardNotAvailable */
async function lockGuards(tx: Tx, handovers: readonly Handover[], reason: string): Promise<void> {
  const inOrder = handovers.toSorted((a, b) => (a.guardId < b.guardId ? -1 : 1));
  for (const { duty, guardId } of inOrder) {
    const work = {
      clientId: duty.clientId,
      plan: planOf(duty),
      papersReason: reason,
      warningsReason: reason,
    };
    await lockAssignable(tx, [guardId], work);
  }
}

/** Gives a duty to a locked guard, for that day only. */
function giveDuty(tx: Tx, actorId: string, { duty, guardId }: Handover) {
  const { street, city, state, zipCode, clientId, postId, assignmentId } = duty;
  const { period, hours: planned } = planOf(duty);
  const { shift, ...hours } = planned;
  const location = { street, city, state, zipCode };
  const assignment = { guardId, clientId, postId, shift, location, hours, ...period };
  return addAssignment(tx, actorId, assignment, { replaces: assignmentId });
}

export interface Swapped {
  /** The new duties, in the order of the old ones. */
  duties: Duty[];
  /** The audit entries of the new assignments, in the same order. */
  entryIds: string[];
}

/**
 * Swaps two duties of two guards: each has the other's for that day, and their assignments go on.
 * @throws dutyNotFound, dutyOver, samePerson, guardNotAvailable
 */
export async function swapDuties(
  db: Db,
  actor: { id: string; name: string },
  { dutyIds: [firstId = '', secondId = ''], reason }: ParsedBodyOf<typeof contract.swapDuties>,
): Promise<Swapped> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const [first, second] = await lockDuties(tx, firstId, secondId);
    if (first.guardId === second.guardId) throw new AppError(samePerson);
    const handovers = [
      { duty: first, guardId: second.guardId },
      { duty: second, guardId: first.guardId },
    ];
    // Before the guards are checked: until then each one's own duty may overlap the other's.
    for (const { duty, guardId } of handovers) {
      const replacing = { actor, reason: 'other' as const, note: reason, guardId };
      await replaceOnDays(tx, duty.assignmentId, planOf(duty).period, replacing);
    }
    await lockGuards(tx, handovers, reason);
    const since = await attendedSince(tx);
    const swapped: Swapped = { duties: [], entryIds: [] };
    const changed: Work[] = [];
    const taken: Work[] = [];
    for (const handover of handovers) {
      const { day, assignmentId } = handover.duty;
      const { id, entryId } = await giveDuty(tx, actor.id, handover);
      const given = await selectDutyOn(tx, id, day);
      if (!given) throw new AppError(dutyNotFound);
      swapped.duties.push(toDuty(given, Date.now(), since));
      swapped.entryIds.push(entryId);
      const assignment = await getAssignment(tx, id);
      const former = await getAssignment(tx, assignmentId);
      changed.push({ assignment, entryId });
      taken.push({ assignment: former, entryId, days: { from: day, to: day }, instead: assignment.guard });
    }
    await tellOfWork(tx, changed, { kind: 'changed', readers: 'guards' });
    await tellOfWork(tx, taken, { kind: 'replaced', readers: 'clients' });
    return swapped;
  });
}

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

/** Returns a duty that stands. @throws dutyNotFound, dutyOver for one that is over or somebody else's by now */
async function standing(tx: Tx, id: string): Promise<DutyRecord> {
  const duty = await selectDuty(tx, id);
  if (!duty) throw new AppError(dutyNotFound);
  if (duty.plan !== 'planned' || duty.endsAt <= Date.now()) throw new AppError(dutyOver);
  return duty;
}

const planOf = (duty: DutyRecord) => ({
  period: { startDate: duty.day, endDate: duty.day },
  hours: hoursOfDuty(duty, { ...duty, startsAt: duty.postStartsAt }),
});

/** Gives a duty to a locked guard, for that day only. */
async function giveTo(tx: Tx, actorId: string, duty: DutyRecord, guardId: string) {
  const { street, city, state, zipCode, clientId, postId, day, assignmentId } = duty;
  const { shift, ...hours } = planOf(duty).hours;
  const location = { street, city, state, zipCode };
  return addAssignment(
    tx,
    actorId,
    { guardId, clientId, postId, shift, location, hours, startDate: day, endDate: day },
    { replaces: assignmentId },
  );
}

export interface Swapped {
  /** The new duties, in the order of the old ones. */
  duties: Duty[];
  entryIds: string[];
}

/**
 * Swaps two duties of two guards: each has the other's for that day, and their assignments go on.
 * @throws dutyNotFound, dutyOver, samePerson, guardNotAvailable
 */
export async function swapDuties(
  db: Db,
  actor: { id: string; name: string },
  { dutyIds, reason }: ParsedBodyOf<typeof contract.swapDuties>,
): Promise<Swapped> {
  await completeEnded(db);
  return inTransaction(db, async (tx) => {
    const [firstId = '', secondId = ''] = dutyIds;
    const clientIds = [(await standing(tx, firstId)).clientId, (await standing(tx, secondId)).clientId];
    // In the order of ids, as everybody locks several clients.
    for (const clientId of [...new Set(clientIds)].sort()) await lockCapacity(tx, clientId);
    const [first, second] = [await standing(tx, firstId), await standing(tx, secondId)];
    if (first.guardId === second.guardId) throw new AppError(samePerson);
    const pairs = [
      { duty: first, guardId: second.guardId },
      { duty: second, guardId: first.guardId },
    ];
    for (const { duty, guardId } of pairs) {
      const period = { startDate: duty.day, endDate: duty.day };
      const replacing = { actor, reason: 'other' as const, note: reason, guardId };
      await replaceOnDays(tx, duty.assignmentId, period, replacing);
    }
    for (const { duty, guardId } of pairs.toSorted((a, b) => (a.guardId < b.guardId ? -1 : 1))) {
      const work = {
        clientId: duty.clientId,
        plan: planOf(duty),
        papersReason: reason,
        warningsReason: reason,
      };
      await lockAssignable(tx, [guardId], work);
    }
    const since = await attendedSince(tx);
    const duties: Duty[] = [];
    const entryIds: string[] = [];
    const changed: Work[] = [];
    const taken: Work[] = [];
    for (const { duty, guardId } of pairs) {
      const { id, entryId } = await giveTo(tx, actor.id, duty, guardId);
      const given = await selectDutyOn(tx, id, duty.day);
      if (!given) throw new AppError(dutyNotFound);
      duties.push(toDuty(given, Date.now(), since));
      entryIds.push(entryId);
      const assignment = await getAssignment(tx, id);
      changed.push({ assignment, entryId });
      taken.push({
        assignment: await getAssignment(tx, duty.assignmentId),
        entryId,
        days: { from: duty.day, to: duty.day },
        instead: assignment.guard,
      });
    }
    await tellOfWork(tx, changed, { kind: 'changed', readers: 'guards' });
    await tellOfWork(tx, taken, { kind: 'replaced', readers: 'clients' });
    return { duties, entryIds };
  });
}

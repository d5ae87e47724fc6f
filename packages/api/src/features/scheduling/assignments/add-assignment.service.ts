import { audit } from '../../../audit/audit.ts';
import { newId } from '../../../db/ids.ts';
import type { Tx } from '../../../db/tables.ts';
import { announce } from '../../../webhooks/deliveries.queries.ts';
import { planDuties } from '../duties/duties.service.ts';
import type { DutyPlan } from '../duties/duty.rows.ts';
import { insertAssignment, type NewAssignment } from './assignment-changes.queries.ts';

/**
 * Inserts an assignment of a locked, free guard with its duties and tells webhooks, unless it
 * replaces another. The audit entry keeps `papersReason`, the reason for a guard without valid papers,
 * and `replaces`, the id of the replaced assignment, and `goesOn`, the duty that its guard was taken off.
 */
export async function addAssignment(
  tx: Tx,
  actorId: string,
  {
    postId,
    hours,
    weekdays,
    isReliever,
    rotationId,
    days,
    ...assignment
  }: NewAssignment & Pick<DutyPlan, 'days'>,
  {
    papersReason,
    warningsReason,
    replaces,
  }: { papersReason?: string | undefined; warningsReason?: string | undefined; replaces?: string } = {},
): Promise<{ id: string; entryId: string }> {
  const id = newId();
  const detail = {
    ...assignment,
    ...(postId && { postId }),
    ...(weekdays && { weekdays }),
    ...(rotationId && { rotationId }),
    ...(papersReason && { papersReason }),
    ...(warningsReason && { warningsReason }),
    ...(replaces && { replaces }),
  };
  await insertAssignment(tx, id, { ...assignment, postId, hours, weekdays, isReliever, rotationId });
  const { guardId, clientId, shift, startDate, endDate } = assignment;
  const period = { startDate, endDate };
  const parties = { assignmentId: id, guardId, clientId, postId };
  const goesOn = await planDuties(tx, parties, { period, hours, weekdays, days });
  const entry = { action: 'assignGuard', entity: 'assignments', entityId: id } as const;
  const entryId = await audit(tx, { actorId, ...entry, detail: { ...detail, ...(goesOn && { goesOn }) } });
  if (!replaces) {
    const data = { assignmentId: id, guardId, clientId, postId, shift, startDate, endDate };
    await announce(tx, { type: 'guard.assigned', data });
  }
  return { id, entryId };
}

import { assignmentNotFound } from '@prahari/contract/assignments';
import type {
  Assignment,
  ClientAssignment,
  GuardAssignment,
  WithdrawnAssignment,
} from '@prahari/contract/assignments.schemas';
import type { OtherParty, Person } from '@prahari/contract/people';
import { durationOf } from '@prahari/domain/days';
import { defaultHours, hoursOf, timingOf } from '@prahari/domain/post-hours';
import { AppError } from '../../../AppError.ts';
import { isId, nowText } from '../../../db/ids.ts';
import type { Db } from '../../../db/tables.ts';
import { completeEnded } from '../guard-schedule/ended-assignments.service.ts';
import * as queries from './assignments.queries.ts';

export { openAssignmentOf } from './assignment-rows.queries.ts';
export { countOnBreak, countOnDuty } from './on-duty.queries.ts';

/** Returns an assignment, open or completed. @throws assignmentNotFound, also for a malformed id */
export async function getAssignment(db: Db, id: string): Promise<Assignment> {
  await completeEnded(db);
  const assignment = isId(id) ? await queries.selectAssignment(db, id) : undefined;
  if (!assignment) throw new AppError(assignmentNotFound);
  return assignment;
}

/** Returns the open assignments by client id, oldest first. */
export async function openAssignmentsOfClients(
  db: Db,
  clientIds: string[],
): Promise<Map<string, Assignment[]>> {
  const byClient = new Map<string, Assignment[]>();
  for (const assignment of await queries.selectOpenOfClients(db, clientIds)) {
    byClient.set(assignment.client._id, [...(byClient.get(assignment.client._id) ?? []), assignment]);
  }
  return byClient;
}

/** Returns a guard's running assignment, else the next one, else the last completed one. */
export async function assignmentForGuard(db: Db, guardId: string): Promise<Assignment | undefined> {
  return (
    (await queries.selectFirstOpen(db, guardId)) ?? queries.selectLastCompleted(db, 'a.guard_id', guardId)
  );
}

/** Returns a client's open assignments, or the last completed one when there are none. */
export async function assignmentsForClient(db: Db, clientId: string): Promise<Assignment[]> {
  const open = await queries.selectOpenOfClients(db, [clientId]);
  if (open.length > 0) return open;
  const last = await queries.selectLastCompleted(db, 'a.client_id', clientId);
  return last ? [last] : [];
}

const WITHDRAWN_MS = 7 * 86_400_000;

/** Returns the last assignment of each guard who left a client in the past 7 days, the latest first. */
export async function withdrawnFromClient(db: Db, clientId: string): Promise<WithdrawnAssignment[]> {
  const withdrawn = await queries.selectWithdrawn(db, clientId, nowText(-WITHDRAWN_MS));
  return withdrawn.map(({ completedAt, ...row }) => ({ ...toClientAssignment(row), completedAt }));
}

const toOtherParty = ({ _id, name }: Person): OtherParty => ({ _id, name });

/** Returns an assignment as its client sees it. */
export const toClientAssignment = (assignment: Assignment): ClientAssignment => ({
  ...assignment,
  guard: { ...assignment.guard, user: toOtherParty(assignment.guard.user) },
});

/** Returns an assignment as its guard sees it (SPEC section 3). */
export const toGuardAssignment = (assignment: Assignment): GuardAssignment => ({
  ...assignment,
  client: { ...assignment.client, user: toOtherParty(assignment.client.user) },
  clientName: assignment.client.user.name,
  shiftTiming: timingOf(hoursOf(assignment) ?? defaultHours[assignment.shift]),
  duration: durationOf(assignment.startDate, assignment.endDate),
});

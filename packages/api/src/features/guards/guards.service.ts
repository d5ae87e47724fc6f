import { guardNotFound } from '@prahari/contract/assignments';
import type { Guard, GuardProfile } from '@prahari/contract/guards.schemas';
import type { ListQuery } from '@prahari/contract/lists';
import { AppError } from '../../AppError.ts';
import type { Db } from '../../db/tables.ts';
import { listReply } from '../../read-model/reply.ts';
import {
  assignmentForGuard,
  openAssignmentOf,
  toGuardAssignment,
} from '../scheduling/assignments/assignments.service.ts';
import { completeEnded } from '../scheduling/guard-schedule/ended-assignments.service.ts';
import { guardList, guardsByIds, selectGuardOfUser } from './guards.queries.ts';

export { countGuards, guardList } from './guards.queries.ts';

const selectGuards = guardsByIds(openAssignmentOf);

/** Lists the office's guards. @throws 400 for a cursor of another list */
export async function listGuards(db: Db, query: ListQuery) {
  await completeEnded(db);
  return listReply(db, guardList, { query, fetch: (ids) => selectGuards(db, ids) });
}

/** Returns a guard like the office's list. @throws guardNotFound */
export async function getGuard(db: Db, id: string): Promise<Guard> {
  const [guard] = await selectGuards(db, [id]);
  if (!guard) throw new AppError(guardNotFound);
  return guard;
}

/**
 * Returns a guard's own profile with the open assignment or the last; null for no guard. Clients' words
 * about the guard are for the office only.
 */
export async function guardProfile(db: Db, userId: string): Promise<GuardProfile | null> {
  await completeEnded(db);
  const guard = await selectGuardOfUser(db, userId, openAssignmentOf);
  if (!guard) return null;
  const assignment = await assignmentForGuard(db, guard._id);
  return { ...guard, reviews: [], currentAssignment: assignment ? toGuardAssignment(assignment) : null };
}

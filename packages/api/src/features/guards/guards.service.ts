import type { Guard, GuardProfile, ListQuery, Review } from '@prahari/contract';
import { listReply } from '../../db/lists/reply.ts';
import type { Db } from '../../db/tables.ts';
import {
  assignmentForGuard,
  openAssignmentsOfGuards,
  toGuardAssignment,
} from '../assignments/assignments.service.ts';
import {
  type GuardRow,
  guardList,
  selectGuardOfUser,
  selectGuards,
  selectReviews,
} from './guards.queries.ts';

export { countGuards } from './guards.queries.ts';

async function reviewsByGuard(db: Db, guardIds: string[]): Promise<Map<string, Review[]>> {
  const reviews = new Map<string, Review[]>();
  for (const { guard_id, ...review } of await selectReviews(db, guardIds)) {
    reviews.set(guard_id, [...(reviews.get(guard_id) ?? []), review]);
  }
  return reviews;
}

const profileOf = ({ userId, name, email, specialization, ...row }: GuardRow, reviews: Review[]) => ({
  ...row,
  user: { _id: userId, name, email },
  specialization: JSON.parse(specialization) as string[],
  reviews,
});

async function guardsWithAssignments(db: Db, ids: string[]): Promise<Guard[]> {
  const rows = await selectGuards(db, ids);
  const reviews = await reviewsByGuard(db, ids);
  const open = await openAssignmentsOfGuards(db, ids);
  return rows.map((row) => ({
    ...profileOf(row, reviews.get(row._id) ?? []),
    currentAssignment: open.get(row._id) ?? null,
  }));
}

/** The office's list of guards. @throws 400 for a cursor of another list */
export const listGuards = (db: Db, query: ListQuery) =>
  listReply(db, guardList, { query, fetch: (ids) => guardsWithAssignments(db, ids) });

/**
 * A guard's own profile; null before an application is accepted. Its assignment is the open one, or else the last completed one,
 * so that the UI can say so (DECISIONS section 2).
 */
export async function guardProfile(db: Db, userId: string): Promise<GuardProfile | null> {
  const row = await selectGuardOfUser(db, userId);
  if (!row) return null;
  const reviews = await reviewsByGuard(db, [row._id]);
  const assignment = await assignmentForGuard(db, row._id);
  return {
    ...profileOf(row, reviews.get(row._id) ?? []),
    currentAssignment: assignment ? toGuardAssignment(assignment) : null,
  };
}

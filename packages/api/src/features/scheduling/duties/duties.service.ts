import type { Day } from '@prahari/domain/days';
import { covers } from '@prahari/domain/periods';
import type { Tx } from '../../../db/tables.ts';
import * as queries from './duties.queries.ts';
import { type DutyParties, type DutyPlan, type DutyRow, dutyRows, plannedDays } from './duty.rows.ts';

/**
 * Writes the duties of an assignment that it does not have yet; on days of approved leave they are leave. A running one begins when the guard's
 * last one ended. Lock the guard first.
 */
export async function planDuties(tx: Tx, parties: DutyParties, plan: DutyPlan): Promise<void> {
  const now = Date.now();
  const lastEnd = (await queries.selectLastEnd(tx, parties.guardId)) ?? 0;
  const leave = await queries.selectLeave(tx, parties.guardId, plan.period.startDate);
  const rows = dutyRows(parties, plan.hours, plannedDays(plan), now).map((row) =>
    row.ends_at > now && row.begins_at < lastEnd ? { ...row, begins_at: lastEnd } : row,
  );
  const isOnLeave = ({ day }: DutyRow) => leave.some((period) => covers(period, day));
  await queries.insertDuties(
    tx,
    rows.map((row) => ({ ...row, plan: isOnLeave(row) ? 'leave' : 'planned' })),
  );
  await queries.noteDutyChange(tx, parties.postId);
}

/** Notes that duties of some posts have changed, so that their figures are counted again. */
export async function noteDutyChanges(tx: Tx, postIds: readonly string[]): Promise<void> {
  for (const postId of postIds) await queries.noteDutyChange(tx, postId);
}

/** Ends an assignment's duties now, or after a day. */
export async function endDuties(
  tx: Tx,
  { assignmentId, postId }: Pick<DutyParties, 'assignmentId' | 'postId'>,
  lastDay?: Day,
): Promise<void> {
  await queries.endDutiesAfter(tx, assignmentId, lastDay);
  await queries.noteDutyChange(tx, postId);
}

/** Brings back the duties of an assignment that is open again. Lock the guard first. */
export async function resumeDuties(tx: Tx, parties: DutyParties, plan: DutyPlan): Promise<void> {
  await queries.returnToDuty(tx, parties.assignmentId);
  await planDuties(tx, parties, plan);
  await queries.returnToLeave(tx, parties.assignmentId);
}

import type { Day } from '@prahari/domain/days';
import { covers } from '@prahari/domain/periods';
import type { Tx } from '../../../db/tables.ts';
import * as queries from './duties.queries.ts';
import { type DutyParties, type DutyPlan, type DutyRow, dutyRows, plannedDays } from './duty.rows.ts';
import { type GoneOn, goOn, type LastDuty, selectDaysOff, selectLastDuty } from './last-duty.queries.ts';

/** True if a duty is the rest of one that its guard was taken off: one guard at one post on one day is one duty. */
const isRestOf = (row: DutyRow, { leftAt, marked, endsAt, ...last }: LastDuty): boolean =>
  leftAt !== null &&
  marked === null &&
  endsAt > Date.now() &&
  endsAt === row.ends_at &&
  last.day === row.day &&
  last.postId === row.post_id &&
  last.clientId === row.client_id;

/**
 * Writes the duties of an assignment that it does not have yet; on days of approved leave they are leave. A running one begins when the guard's
 * last one ended, or goes on where the guard was taken off it, which is returned. Lock the guard first.
 */
export async function planDuties(tx: Tx, parties: DutyParties, plan: DutyPlan): Promise<GoneOn | undefined> {
  const now = Date.now();
  const last = await selectLastDuty(tx, parties.guardId);
  const lastEnd = last?.end ?? 0;
  const leave = await queries.selectLeave(tx, parties.guardId, plan.period.startDate);
  const rows = dutyRows(parties, plan.hours, plannedDays(plan), now).map((row) =>
    row.ends_at > now && row.begins_at < lastEnd ? { ...row, begins_at: lastEnd } : row,
  );
  const isOnLeave = ({ day }: DutyRow) => leave.some((period) => covers(period, day));
  const left = last && rows.some((row) => isRestOf(row, last) && !isOnLeave(row)) ? last : undefined;
  if (left) await goOn(tx, left.id, parties.assignmentId);
  await queries.insertDuties(
    tx,
    rows.map((row) => ({ ...row, plan: isOnLeave(row) ? 'leave' : 'planned' })),
  );
  await queries.noteDutyChange(tx, parties.postId);
  return left && { dutyId: left.id, assignmentId: left.assignmentId, leftAt: left.end };
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

/** Returns a plan without the days that the office took the guard off, or granted leave for: others may have them. */
export async function withoutDaysOff(
  tx: Tx,
  { assignmentId, guardId }: DutyParties,
  plan: DutyPlan,
): Promise<DutyPlan> {
  const leave = await queries.selectLeave(tx, guardId, plan.period.startDate);
  const off = new Set(await selectDaysOff(tx, assignmentId));
  const days = plannedDays(plan).filter(
    (day) => !off.has(day) && !leave.some((period) => covers(period, day)),
  );
  return { ...plan, days };
}

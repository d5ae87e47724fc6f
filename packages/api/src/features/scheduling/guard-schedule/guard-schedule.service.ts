import { guardNotAvailable, guardNotFound } from '@prahari/contract/assignments';
import { papersExpired, papersUnproved, restTooShort } from '@prahari/contract/post-guards';
import type { GuardWarning } from '@prahari/contract/reply.schemas';
import { isOfWorkingAge } from '@prahari/domain/age';
import type { Day } from '@prahari/domain/days';
import { formatDay } from '@prahari/domain/format';
import { covers, type Period } from '@prahari/domain/periods';
import { AppError } from '../../../AppError.ts';
import type { Tx } from '../../../db/tables.ts';
import { selectLeave } from '../duties/duties.queries.ts';
import { type DutyPlan, daysLeft } from '../duties/duty.rows.ts';
import { completeEndedOf } from './ended-assignments.service.ts';
import { loadsOf, warningsOf } from './guard-load.service.ts';
import * as queries from './guard-schedule.queries.ts';
import { type Overlap, selectOverlaps } from './overlaps.queries.ts';

/** Says where a guard is: `at Bharat Precision Forgings, Pune, until 22 May 2027`. */
export const overlapText = ({ clientName, city, endDate }: Overlap): string =>
  `at ${clientName}, ${city}, until ${formatDay(endDate)}`;

/** The end of a refusal: `Ravi Kumar is on leave on these days`. */
const ON_LEAVE = 'is on leave on these days';
export const TOO_YOUNG_OR_OLD = 'not 18 to 64 years old on the first day';

/**
 * Locks a guard for an assignment and returns the obstacle: a disabled account, an overlapping duty,
 * or undefined if the guard is free. The guard is `assigned` afterwards, with an obstacle, too: throw
 * then, so that the transaction takes it back. Lock the client first, and several guards in the order
 * of their ids.
 * @param except the assignment whose own duties are not in the way, when it is changed or undone
 */
export async function lockAndFindObstacle(
  tx: Tx,
  guardId: string,
  { clientId, plan, except }: { clientId: string; plan: DutyPlan; except?: string },
): Promise<'disabled' | Overlap | undefined> {
  await completeEndedOf(tx, { guardId, clientId });
  // A separate statement sees an account that was disabled or erased during the wait for the lock.
  await queries.lockAsAssigned(tx, guardId);
  if (!(await queries.assignUnlessDisabled(tx, guardId))) return 'disabled';
  const [overlap] = await selectOverlaps(tx, [guardId], { plan, except });
  return overlap;
}

interface Work {
  clientId: string;
  plan: DutyPlan;
  /** The office's reason to assign guards without valid papers all the same. */
  papersReason?: string | undefined;
}

/** Work at a post, where unknown papers need a reason like expired ones, and so does a short rest. */
interface WorkAtPost extends Work {
  /** The office's reason for less than 8 hours between two duties. */
  warningsReason?: string | undefined;
}

/**
 * Locks guards like `lockAndFindObstacle` and checks that all can do the work at a post. The refusal
 * names every guard who can't. Returns the limits of rest and hours that the work goes beyond.
 * @throws guardNotFound, guardNotAvailable, papersUnproved without a `papersReason`, restTooShort
 * without a `warningsReason`
 */
export async function lockAssignable(
  tx: Tx,
  guardIds: readonly string[],
  work: WorkAtPost,
): Promise<GuardWarning[]> {
  const guards = await queries.selectGuards(tx, guardIds);
  if (guards.length < guardIds.length) throw new AppError(guardNotFound);
  const problems: string[] = [];
  for (const guard of guards) {
    const obstacle = await lockAndFindObstacle(tx, guard._id, work);
    if (obstacle === 'disabled') problems.push(`${guard.name} has a disabled account`);
    else if (!isOfAge(guard, work.plan.period)) problems.push(`${guard.name} is ${TOO_YOUNG_OR_OLD}`);
    else if (isUnavailable(guard, work.plan.period))
      problems.push(`${guard.name} is unavailable until ${formatDay(guard.unavailableUntil ?? '')}`);
    else if (obstacle) problems.push(`${guard.name} is ${overlapText(obstacle)}`);
    else if ((await daysOnLeave(tx, guard._id, work.plan)).isAll) problems.push(`${guard.name} ${ON_LEAVE}`);
  }
  if (problems.length > 0) throw notAvailable(problems.join('. '));
  const { endDate } = work.plan.period;
  const proved = await queries.selectWithAllPapers(tx, guardIds, endDate);
  if (!work.papersReason?.trim() && proved.length < guardIds.length) throw new AppError(papersUnproved);
  const warnings = warningsOf(await loadsOf(tx, guardIds, work.plan));
  if (!work.warningsReason?.trim() && warnings.some(({ kind }) => kind === 'rest'))
    throw new AppError(restTooShort, { warnings });
  return warnings;
}

/**
 * Checks that one guard, locked before, is of age, neither sick on the first day nor on leave on all
 * days, and has no expired paper. Unlike at a post, an unknown paper is allowed.
 * @throws guardNotFound, guardNotAvailable, papersExpired without a `papersReason`
 */
export async function checkCanWork(tx: Tx, guardId: string, work: Omit<Work, 'clientId'>): Promise<void> {
  const [guard] = await queries.selectGuards(tx, [guardId]);
  if (!guard) throw new AppError(guardNotFound);
  if (!isOfAge(guard, work.plan.period)) throw notAvailable(`${guard.name} is ${TOO_YOUNG_OR_OLD}`);
  if (isUnavailable(guard, work.plan.period))
    throw notAvailable(`${guard.name} is unavailable until ${formatDay(guard.unavailableUntil ?? '')}`);
  if ((await daysOnLeave(tx, guardId, work.plan)).isAll) throw notAvailable(`${guard.name} ${ON_LEAVE}`);
  await checkPapers(tx, [guardId], work);
}

/** Looks for granted leave on a plan's coming days: on some of them, or on all, which leaves no duty. */
async function daysOnLeave(
  tx: Tx,
  guardId: string,
  plan: DutyPlan,
): Promise<{ isAll: boolean; isSome: boolean }> {
  const leave = await selectLeave(tx, guardId, plan.period.startDate);
  const days = daysLeft(plan);
  const taken = days.filter((day) => leave.some((period) => covers(period, day)));
  return { isAll: taken.length > 0 && taken.length === days.length, isSome: taken.length > 0 };
}

/** True for a locked guard who is sick on the first day of a plan, or on leave on one of its days. */
export async function isAway(tx: Tx, guardId: string, plan: DutyPlan): Promise<boolean> {
  const [guard] = await queries.selectGuards(tx, [guardId]);
  return (
    guard !== undefined &&
    (isUnavailable(guard, plan.period) || (await daysOnLeave(tx, guardId, plan)).isSome)
  );
}

/** True if the guard's age, where known, allows the first day (PSARA section 10). */
export const isOfAge = ({ dateOfBirth }: { dateOfBirth: Day | null }, { startDate }: Period): boolean =>
  dateOfBirth === null || isOfWorkingAge(dateOfBirth, startDate);

/** True for a guard who is sick on the first day. */
export const isUnavailable = (
  { unavailableUntil }: { unavailableUntil: Day | null },
  { startDate }: Period,
): boolean => unavailableUntil !== null && startDate <= unavailableUntil;

const notAvailable = (message: string) => new AppError({ ...guardNotAvailable, message });

/** @throws papersExpired when a guard's paper expires in the period and there is no reason */
async function checkPapers(
  tx: Tx,
  guardIds: readonly string[],
  { plan, papersReason }: Omit<Work, 'clientId'>,
): Promise<void> {
  if (papersReason?.trim()) return;
  const expired = await queries.selectWithExpiredPaper(tx, guardIds, plan.period.endDate);
  if (expired.length > 0) throw new AppError(papersExpired);
}

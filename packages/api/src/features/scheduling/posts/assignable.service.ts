import { guardNotAvailable } from '@prahari/contract/assignments';
import { isOfWorkingAge } from '@prahari/domain/age';
import { formatDay } from '@prahari/domain/format';
import { AppError } from '../../../AppError.ts';
import type { Tx } from '../../../db/tables.ts';
import { completeEndedOf } from '../assignments/ended-assignments.service.ts';
import { lockGuard } from '../guard-schedule/availability.service.ts';
import * as queries from './assignable.queries.ts';
import type { Days } from './post-figures.rows.ts';
import { guardNotFound, papersExpired } from './posts.errors.ts';

interface Conflict {
  clientName: string;
  city: string;
  endDate: string;
}

/** Where a guard is: `at Bharat Precision Forgings, Pune, until 22 May 2027`. */
export const conflictText = ({ clientName, city, endDate }: Conflict): string =>
  `at ${clientName}, ${city}, until ${formatDay(endDate)}`;

export const TOO_YOUNG_OR_OLD = 'not 18 to 64 years old on the first day';

/**
 * Locks guards who are about to be assigned, in the order of their ids, and checks that each can be assigned for the whole period. The
 * refusal names every guard who cannot, with place and last day. @throws guardNotFound, guardNotAvailable, papersExpired unless
 * `papersReason` is given
 */
export async function lockAssignable(
  tx: Tx,
  guardIds: readonly string[],
  { clientId, period, papersReason }: { clientId: string; period: Days; papersReason?: string | undefined },
): Promise<void> {
  const guards = await queries.selectGuards(tx, guardIds);
  if (guards.length < guardIds.length) throw guardNotFound();
  const problems: string[] = [];
  for (const { _id: guardId, name, dateOfBirth } of guards) {
    await completeEndedOf(tx, { guardId, clientId });
    if (!(await lockGuard(tx, guardId))) problems.push(`${name} has a disabled account`);
    else if (dateOfBirth !== null && !isOfWorkingAge(dateOfBirth, period.startDate))
      problems.push(`${name} is ${TOO_YOUNG_OR_OLD}`);
    else {
      const [conflict] = await queries.selectConflicts(tx, [guardId], period);
      if (conflict) problems.push(`${name} is ${conflictText(conflict)}`);
    }
  }
  const { status, code } = guardNotAvailable;
  if (problems.length > 0) throw new AppError(status, code, problems.join('. '));
  if (await hasExpiredPaper(tx, guardIds, { period, papersReason })) throw papersExpired();
}

/** True if one of the guards has a paper that is expired in the period and no reason is given. */
async function hasExpiredPaper(
  tx: Tx,
  guardIds: readonly string[],
  { period, papersReason }: { period: Days; papersReason?: string | undefined },
): Promise<boolean> {
  if (papersReason?.trim()) return false;
  return (await queries.selectWithExpiredPaper(tx, guardIds, period.endDate)).length > 0;
}

/**
 * Checks age and papers of one guard, who is locked, as `lockAssignable` does. @throws guardNotFound, guardNotAvailable, papersExpired
 * unless `papersReason` is given
 */
export async function checkAgeAndPapers(
  tx: Tx,
  guardId: string,
  rest: { period: Days; papersReason?: string | undefined },
): Promise<void> {
  const [[guard], expired] = await Promise.all([
    queries.selectGuards(tx, [guardId]),
    hasExpiredPaper(tx, [guardId], rest),
  ]);
  if (!guard) throw guardNotFound();
  if (guard.dateOfBirth !== null && !isOfWorkingAge(guard.dateOfBirth, rest.period.startDate))
    throw new AppError(
      guardNotAvailable.status,
      guardNotAvailable.code,
      `${guard.name} is ${TOO_YOUNG_OR_OLD}`,
    );
  if (expired) throw papersExpired();
}

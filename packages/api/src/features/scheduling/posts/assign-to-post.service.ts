import { clientFull } from '@prahari/contract/assignments';
import type { Assignment } from '@prahari/contract/assignments.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type * as contract from '@prahari/contract/post-guards.schemas';
import { outsidePost, postEnded, postFull, postHasNoShift } from '@prahari/contract/posts';
import type { GuardWarning } from '@prahari/contract/reply.schemas';
import { today } from '@prahari/domain/days';
import { AppError, invalidFields } from '../../../AppError.ts';
import type { Db } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { shiftHours } from '../../company/company.service.ts';
import { tellOfWork } from '../../messages/work-messages.service.ts';
import { addAssignment } from '../assignments/add-assignment.service.ts';
import { getAssignment } from '../assignments/assignments.service.ts';
import { clientHasRoom, hasRoom, hoursAt } from '../capacity/capacity.service.ts';
import { plannedDays } from '../duties/duty.rows.ts';
import { lockAssignable } from '../guard-schedule/guard-schedule.service.ts';
import { lockPost } from './post-changes.service.ts';
import { isOver } from './post-figures.rows.ts';

const noDayInPeriod = () =>
  invalidFields([{ path: 'weekdays', message: 'None of these days of the week is in the period' }]);

/**
 * Assigns all guards to a post or none, and returns the audit entries, too. Locks the client, then
 * the guards. @throws postNotFound, postEnded, postHasNoShift, outsidePost, postFull, clientFull,
 * guardNotFound, guardNotAvailable, papersUnproved, restTooShort, 400 for weekdays without a day in the period
 */
export function assignToPost(
  db: Db,
  actorId: string,
  { postId, papersReason, warningsReason, weekdays, ...body }: ParsedBodyOf<typeof contract.assignToPost>,
): Promise<{ assigned: Assignment[]; entryIds: string[]; warnings: GuardWarning[] }> {
  const guardIds = [...new Set(body.guardIds)];
  const period = { startDate: body.startDate, endDate: body.endDate };
  return inTransaction(db, async (tx) => {
    const { clientId, capacity, ...post } = await lockPost(tx, postId);
    if (isOver(post, today())) throw new AppError(postEnded);
    const { shift, street, city, state, zipCode } = post;
    if (shift === null || city === '') throw new AppError(postHasNoShift);
    const hours = hoursAt(post, shift, await shiftHours(tx));
    const plan = { period, hours, weekdays };
    if (plannedDays(plan).length === 0) throw noDayInPeriod();
    if (period.startDate < post.startDate || period.endDate > post.endDate) throw new AppError(outsidePost);
    const work = { clientId, plan, papersReason, warningsReason };
    const warnings = await lockAssignable(tx, guardIds, work);
    if (!(await hasRoom(tx, { id: post._id, asked: post.asked }, plan, { more: guardIds.length })))
      throw new AppError(postFull);
    if (!(await clientHasRoom(tx, { clientId, capacity }, plan, { more: guardIds.length })))
      throw new AppError(clientFull);
    const location = { street, city, state, zipCode };
    const assigned: Assignment[] = [];
    const entryIds: string[] = [];
    for (const guardId of guardIds) {
      const assignment = { guardId, clientId, postId: post._id, shift, location, hours, weekdays, ...period };
      const { id, entryId } = await addAssignment(tx, actorId, assignment, {
        papersReason,
        warningsReason,
      });
      assigned.push(await getAssignment(tx, id));
      entryIds.push(entryId);
    }
    const works = assigned.map((assignment, index) => ({ assignment, entryId: entryIds[index] ?? '' }));
    await tellOfWork(tx, works, { kind: 'assigned' });
    return { assigned, entryIds, warnings };
  });
}

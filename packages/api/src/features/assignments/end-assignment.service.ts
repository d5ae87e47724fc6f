import { type Day, today } from '@prahari/contract';
import { audit } from '../../db/audit.ts';
import type { Tx } from '../../db/tables.ts';
import { settleGuard } from '../guards/availability.service.ts';
import * as queries from './assignments.queries.ts';

/**
 * Makes a day the last one of an open assignment, unless it ends before. It is completed at once when the day is over, or when it
 * begins later. Returns whether it is still open.
 */
export async function endOnDay(tx: Tx, actorId: string, id: string, lastDay: Day): Promise<boolean> {
  const assignment = await queries.selectDays(tx, id);
  if (!assignment || assignment.endDate <= lastDay) return true;
  const of = { actorId, entity: 'assignments', entityId: id };
  const begins = assignment.startDate <= lastDay;
  const isCompleted = !begins || lastDay < today();
  await queries.setLastDay(tx, id, { endDate: begins ? lastDay : assignment.endDate, isCompleted });
  await audit(
    tx,
    isCompleted
      ? { ...of, action: 'withdrawGuard', detail: { lastDay } }
      : { ...of, action: 'shortenAssignment', detail: { lastDay } },
  );
  if (isCompleted) await settleGuard(tx, assignment.guardId);
  return !isCompleted;
}

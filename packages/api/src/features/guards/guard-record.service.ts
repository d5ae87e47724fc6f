import { guardNotFound } from '@prahari/contract/assignments';
import type { GuardRecord, PersonTimeline, RecordAssignment } from '@prahari/contract/guards.schemas';
import { assignedMonths, lastMonths } from '@prahari/domain/assigned-days';
import { today } from '@prahari/domain/days';
import { AppError } from '../../AppError.ts';
import { isId } from '../../db/ids.ts';
import type { Db } from '../../db/tables.ts';
import { timelineOf } from '../audit-log/audit-log.service.ts';
import { mayUseWhatsApp } from '../consent/consent.service.ts';
import { papersOf } from '../people/documents.service.ts';
import { loginOf } from '../people/invitations.service.ts';
import { openAssignmentOf } from '../scheduling/assignments/assignments.service.ts';
import { completeEnded } from '../scheduling/guard-schedule/ended-assignments.service.ts';
import { selectAssignments, selectDutyMonths, selectGuardDetails } from './guard-record.queries.ts';
import { guardsByIds } from './guards.queries.ts';

const MAX_ASSIGNMENTS = 100;
/** Entries of a timeline at first, and on demand. */
export const TIMELINE = 20;
export const LONG_TIMELINE = 500;

const selectGuards = guardsByIds(openAssignmentOf);

async function detailsOf(db: Db, id: string) {
  const details = isId(id) ? await selectGuardDetails(db, id) : undefined;
  if (!details) throw new AppError(guardNotFound);
  return details;
}

/** Returns a client's latest completed assignments. */
export const pastAssignments = (db: Db, clientId: string, limit: number): Promise<RecordAssignment[]> =>
  selectAssignments(db, { clientId }, { completed: true, limit });

/** Returns the office's record of a guard. @throws guardNotFound, also for a malformed id */
export async function guardRecord(db: Db, id: string): Promise<GuardRecord> {
  await completeEnded(db);
  const { userId, ...details } = await detailsOf(db, id);
  const day = today();
  const [[guard], papers, assignments, months, login, whatsApp, timeline] = await Promise.all([
    selectGuards(db, [id]),
    papersOf(db, id),
    selectAssignments(db, { guardId: id }, { limit: MAX_ASSIGNMENTS }),
    selectDutyMonths(db, id, `${lastMonths(day)[0]}-01`),
    loginOf(db, userId),
    mayUseWhatsApp(db, userId),
    timelineOf(db, { userId, as: 'guard', id }, TIMELINE),
  ]);
  if (!guard) throw new AppError(guardNotFound);
  return {
    guard,
    ...details,
    login,
    ...(whatsApp !== undefined && { whatsApp }),
    papers,
    assignments,
    months: assignedMonths(months, day),
    timeline,
  };
}

/** Returns the latest audit entries about a guard. @throws guardNotFound */
export async function guardTimeline(db: Db, id: string): Promise<PersonTimeline> {
  const { userId } = await detailsOf(db, id);
  return timelineOf(db, { userId, as: 'guard', id }, LONG_TIMELINE);
}

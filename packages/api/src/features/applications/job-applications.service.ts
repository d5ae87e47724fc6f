import {
  alreadyGuard,
  applicantIsGuard,
  applicationChanged,
  applicationNotFound,
  applicationNotPending,
  applicationPending,
} from '@prahari/contract/applications';
import type {
  SecurityApplication,
  submitSecurityApplication,
  updateSecurityApplication,
} from '@prahari/contract/applications.schemas';
import type { ParsedBodyOf } from '@prahari/contract/definition';
import type { ListQuery } from '@prahari/contract/lists';
import { AppError } from '../../AppError.ts';
import { audit } from '../../audit/audit.ts';
import { recordOf } from '../../db/person-record.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { listReply } from '../../read-model/reply.ts';
import { announce } from '../../webhooks/deliveries.queries.ts';
import { lockCaller, lockPerson } from '../auth/users/users.service.ts';
import { specializationsIn } from '../guards/specializations.service.ts';
import { addGuard, isGuard } from '../membership/guard-membership.service.ts';
import { decidePending, withdrawOwnPending } from './decisions.queries.ts';
import {
  type ApplicationRow,
  applicationList,
  insertApplication,
  selectApplications,
  selectLatestOfUser,
  updatePending,
} from './job-applications.queries.ts';
import { tellOfAnswer } from './tell-of-answer.service.ts';

export { countSecurityApplications, oldestJobApplication } from './job-applications.queries.ts';

const toApplication = ({
  userId,
  name,
  email,
  guardId,
  clientId,
  declineReason,
  ...row
}: ApplicationRow): SecurityApplication => ({
  ...row,
  ...(declineReason && { declineReason }),
  user: { _id: userId, name, email },
  ...recordOf({ guardId, clientId }),
  documents: [],
});

const applications = async (db: Db, ids: string[]) => (await selectApplications(db, ids)).map(toApplication);

/** @throws applicationNotFound */
export async function application(db: Db, id: string): Promise<SecurityApplication> {
  const [found] = await applications(db, [id]);
  if (!found) throw new AppError(applicationNotFound);
  return found;
}

/** Lists all job applications. @throws 400 for a cursor of another list */
export const listApplications = (db: Db, query: ListQuery) =>
  listReply(db, applicationList, { query, fetch: (ids) => applications(db, ids) });

/** Returns a user's latest application. @throws applicationNotFound when there is none */
export async function latestOf(db: Db, userId: string): Promise<SecurityApplication> {
  const latest = await selectLatestOfUser(db, userId);
  if (!latest) throw new AppError(applicationNotFound);
  return toApplication(latest);
}

/** Submits a job application. @throws applicationPending, alreadyGuard */
export function submit(
  db: Db,
  userId: string,
  sent: ParsedBodyOf<typeof submitSecurityApplication>,
): Promise<SecurityApplication> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    const inserted = await insertApplication(tx, userId, sent);
    if (!inserted) throw new AppError(applicationPending);
    // The insert waits for a concurrent acceptance, so its new guard is visible after it.
    if (await isGuard(tx, userId)) throw new AppError(alreadyGuard);
    await audit(tx, {
      actorId: userId,
      action: 'submitSecurityApplication',
      entity: 'security_applications',
      entityId: inserted.id,
    });
    return application(tx, inserted.id);
  });
}

/** Changes one's own pending application; the same values again are no change. @throws applicationNotFound, applicationNotPending */
export function changeOwn(
  db: Db,
  userId: string,
  body: ParsedBodyOf<typeof updateSecurityApplication>,
): Promise<SecurityApplication> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, userId);
    const outcome = await updatePending(tx, userId, body);
    const applied = await application(tx, body.applicationId);
    if (applied.user._id !== userId) throw new AppError(applicationNotFound);
    if (!outcome) throw new AppError(applicationNotPending);
    if (outcome === 'changed')
      await audit(tx, {
        actorId: userId,
        action: 'updateSecurityApplication',
        entity: 'security_applications',
        entityId: body.applicationId,
      });
    return applied;
  });
}

/** Takes back the caller's own pending application. @throws applicationNotFound, applicationNotPending */
export function withdrawOwn(db: Db, userId: string): Promise<SecurityApplication> {
  return inTransaction(db, async (tx) => {
    const { _id: id } = await latestOf(tx, userId);
    if (!(await withdrawOwnPending(tx, 'security_applications', { id, userId })))
      throw new AppError(applicationNotPending);
    await audit(tx, {
      actorId: userId,
      action: 'withdrawSecurityApplication',
      entity: 'security_applications',
      entityId: id,
    });
    return application(tx, id);
  });
}

export interface AnsweredApplication {
  application: SecurityApplication;
  entryId: string;
}

/**
 * Accepts or declines a pending application. Accepting adds an available guard, declining mails the
 * applicant when undo is over. @throws applicationNotFound, applicationNotPending,
 * applicationChanged for another version, applicantIsGuard
 */
export function respond(
  db: Db,
  actorId: string,
  {
    applicationId,
    ...answer
  }: {
    applicationId: string;
    status: 'accepted' | 'rejected';
    reason?: string | undefined;
    version?: number | undefined;
  },
): Promise<AnsweredApplication> {
  return inTransaction(db, async (tx) => {
    const { status, reason } = answer;
    await lockPerson(tx, (await application(tx, applicationId)).user._id);
    const answered = await decidePending(tx, 'security_applications', applicationId, answer);
    const applied = await application(tx, applicationId);
    if (!answered)
      throw new AppError(applied.status === 'pending' ? applicationChanged : applicationNotPending);
    let { record } = applied;
    if (status === 'accepted') {
      const { user, experience, qualifications, dateOfBirth } = applied;
      const specialization = specializationsIn(qualifications);
      const admitted = await addGuard(tx, actorId, {
        userId: user._id,
        experience,
        specialization,
        dateOfBirth,
      });
      if (!admitted) throw new AppError(applicantIsGuard);
      record = { kind: 'guard', _id: admitted };
    }
    const entryId = await audit(tx, {
      actorId,
      action: status === 'accepted' ? 'acceptSecurityApplication' : 'declineSecurityApplication',
      entity: 'security_applications',
      entityId: applicationId,
      detail: { reason: applied.declineReason, userId: applied.user._id },
    });
    await tellOfAnswer(tx, {
      of: 'job',
      userId: applied.user._id,
      isAccepted: status === 'accepted',
      reason,
      entryId,
    });
    await announce(tx, {
      type: 'application.decided',
      data: {
        applicationId: applied._id,
        kind: 'security',
        status: status === 'accepted' ? 'accepted' : 'declined',
        userId: applied.user._id,
      },
    });
    return { application: { ...applied, ...(record && { record }) }, entryId };
  });
}

import { applicationNotAnswered } from '@prahari/contract/applications';
import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import { AppError } from '../../AppError.ts';
import { somethingFollowed } from '../../audit/undoable.service.ts';
import { isTaken } from '../../db/errors.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockPerson } from '../auth/users/users.service.ts';
import { removeGuard } from '../membership/guard-membership.service.ts';
import { reopenDecided } from './decisions.queries.ts';
import { hasLaterApplication } from './job-applications.queries.ts';
import { application } from './job-applications.service.ts';
import { noteReopened } from './note-reopened.service.ts';
import { takeBackAnswer } from './tell-of-answer.service.ts';

const entity = 'security_applications';

const appliedAgain = () => somethingFollowed('the applicant has applied again');

/** Returns undefined after a concurrent call. @throws somethingFollowed after a new application */
async function reopen(tx: Tx, { _id, status }: SecurityApplication) {
  try {
    return status === 'pending' || status === 'withdrawn'
      ? undefined
      : await reopenDecided(tx, entity, _id, status);
  } catch (error) {
    throw isTaken(error) ? appliedAgain() : error;
  }
}

/**
 * Makes an answered application pending again and reverts the answer. `undoes` is the undone audit
 * entry's id. @throws applicationNotFound, applicationNotAnswered, somethingFollowed
 */
export function reopenApplication(
  db: Db,
  actorId: string,
  applicationId: string,
  undoes?: string,
): Promise<SecurityApplication> {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, (await application(tx, applicationId)).user._id);
    const answered = await application(tx, applicationId);
    const { status, user } = answered;
    if (!(await reopen(tx, answered))) throw new AppError(applicationNotAnswered);
    // A pending application keeps others out, so none can follow from here on.
    if (await hasLaterApplication(tx, { id: applicationId, userId: user._id })) throw appliedAgain();
    await takeBackAnswer(tx, entity, applicationId);
    if (status !== 'rejected') await removeGuard(tx, actorId, user._id);
    await noteReopened(tx, entity, answered, { actorId, undoes });
    return application(tx, applicationId);
  });
}

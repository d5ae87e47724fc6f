import { applicationNotAnswered } from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { AppError } from '../../AppError.ts';
import type { Db } from '../../db/tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockPerson } from '../auth/users/users.service.ts';
import {
  lockClientOfUser,
  passServiceBefore,
  removeOrRestoreClient,
} from '../membership/client-membership.service.ts';
import { completeEndedOf } from '../scheduling/guard-schedule/ended-assignments.service.ts';
import { removePostOfRequest } from '../scheduling/posts/post-of-request.service.ts';
import { reopenDecided } from './decisions.queries.ts';
import { noteReopened } from './note-reopened.service.ts';
import { application } from './requests.service.ts';
import { takeBackAnswer } from './tell-of-answer.service.ts';

const entity = 'client_applications';

/**
 * Makes an answered request pending again and reverts the answer. `undoes` is the undone audit
 * entry's id. @throws applicationNotFound, applicationNotAnswered, somethingFollowed
 */
export function reopenApplication(
  db: Db,
  actorId: string,
  applicationId: string,
  undoes?: string,
): Promise<ClientApplication> {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, (await application(tx, applicationId)).user._id);
    const answered = await application(tx, applicationId);
    const { status, user, serviceType, location } = answered;
    const request = { userId: user._id, serviceType, location, applicationId };
    if (status === 'approved') await passServiceBefore(tx, request);
    if (
      status === 'pending' ||
      status === 'withdrawn' ||
      !(await reopenDecided(tx, entity, applicationId, status))
    )
      throw new AppError(applicationNotAnswered);
    await takeBackAnswer(tx, entity, applicationId);
    if (status === 'approved') {
      const clientId = await lockClientOfUser(tx, user._id);
      // An assignment whose last duty has ended keeps nothing.
      if (clientId) await completeEndedOf(tx, { clientId, guardId: '' });
      await removePostOfRequest(tx, applicationId);
      await removeOrRestoreClient(tx, actorId, request);
    }
    await noteReopened(tx, entity, answered, { actorId, undoes });
    return application(tx, applicationId);
  });
}

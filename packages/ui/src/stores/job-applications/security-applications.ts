import * as contract from '@prahari/contract/applications';
import type { SecurityApplication } from '@prahari/contract/applications.schemas';
import { undoMessages } from '@prahari/contract/office';
import { call } from '../../api/call.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** All job applications: those that wait oldest first, all together newest first. */
export const securityApplications = createList({
  endpoint: contract.listSecurityApplications,
  query: { sort: '-createdAt' },
  sortOf: (status) => (status === 'pending' ? 'createdAt' : undefined),
  failed: (error) => reportFailure(error, contract.securityApplicationMessages.fetchFailed),
});

/** The version that the user read; the server refuses an answer to an older one. */
type ReadApplication = Pick<SecurityApplication, '_id' | 'version'>;

const nameOf = ({ fullName }: SecurityApplication) => fullName;

const respond =
  (
    endpoint: typeof contract.acceptSecurityApplication | typeof contract.declineSecurityApplication,
    done: string,
    failed: string,
  ) =>
  ({ _id, version }: ReadApplication, reason = ''): Promise<void> =>
    runRowAction(securityApplications, _id, {
      send: () =>
        call(endpoint, {
          applicationId: _id,
          ...(reason && { reason }),
          ...(version !== undefined && { version }),
        }),
      done,
      nameOf,
      failed,
    });

const { accepted, acceptFailed, rejected, rejectFailed } = contract.securityApplicationMessages;
/** Accepts an application, which creates the guard. Reports failures instead of throwing. */
export const acceptApplication = respond(contract.acceptSecurityApplication, accepted, acceptFailed);
/** Declines an application and mails the reason. Reports failures instead of throwing. */
export const declineApplication = respond(contract.declineSecurityApplication, rejected, rejectFailed);

/** Makes an answered application pending again. Reports the server's reason on failure. */
export const reopenApplication = (applicationId: string): Promise<void> =>
  runRowAction(securityApplications, applicationId, {
    send: () => call(contract.reopenSecurityApplication, { applicationId }),
    done: undoMessages.reopened,
    nameOf,
    failed: (error) => serverMessageOr(error, undoMessages.reopenFailed),
  });

import * as contract from '@prahari/contract/applications';
import type { ClientApplication } from '@prahari/contract/applications.schemas';
import { undoMessages } from '@prahari/contract/office';
import { call } from '../../api/call.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** All requests for guards: those that wait oldest first, all together newest first. */
export const clientApplications = createList({
  endpoint: contract.listClientApplications,
  query: { sort: '-createdAt' },
  sortOf: (status) => (status === 'pending' ? 'createdAt' : undefined),
  failed: (error) => reportFailure(error, contract.clientApplicationMessages.fetchFailed),
});

/** The version that the user read; the server refuses an answer to an older one. */
type ReadApplication = Pick<ClientApplication, '_id' | 'version'>;

const nameOf = ({ user }: ClientApplication) => user.name;

const respond = (
  { _id, version }: ReadApplication,
  decision: { status: 'approved' } | { status: 'rejected'; reason?: string },
): Promise<void> =>
  runRowAction(clientApplications, _id, {
    send: () =>
      call(contract.respondToClientApplication, {
        applicationId: _id,
        ...decision,
        ...(version !== undefined && { version }),
      }),
    done: contract.clientApplicationMessages.responded(decision.status),
    nameOf,
    failed: contract.clientApplicationMessages.respondFailed,
  });

/** Approves a request, which creates the client. Reports failures instead of throwing. */
export const acceptApplication = (application: ReadApplication) =>
  respond(application, { status: 'approved' });
/** Declines a request and mails the reason. Reports failures instead of throwing. */
export const declineApplication = (application: ReadApplication, reason: string) =>
  respond(application, { status: 'rejected', ...(reason && { reason }) });

/** Makes an answered request pending again. Reports the server's reason on failure. */
export const reopenApplication = (applicationId: string): Promise<void> =>
  runRowAction(clientApplications, applicationId, {
    send: () => call(contract.reopenClientApplication, { applicationId }),
    done: undoMessages.reopened,
    nameOf,
    failed: (error) => serverMessageOr(error, undoMessages.reopenFailed),
  });

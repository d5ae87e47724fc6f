import {
  clientApplicationMessages,
  listClientApplications,
  reopenClientApplication,
  respondToClientApplication,
} from '@prahari/contract/requests';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import { undoMessages } from '@prahari/contract/undo';
import { call } from '../../api/call.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** All requests for guards, newest first. */
export const clientApplications = createList({
  endpoint: listClientApplications,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, clientApplicationMessages.fetchFailed),
});

/** The version that the user read; the server refuses an answer to an older one. */
type ReadApplication = Pick<ClientApplication, '_id' | 'version'>;

const respond = (
  { _id, version }: ReadApplication,
  decision: { status: 'approved' } | { status: 'rejected'; reason?: string },
): Promise<void> =>
  runRowAction(clientApplications, _id, {
    send: () =>
      call(respondToClientApplication, {
        applicationId: _id,
        ...decision,
        ...(version !== undefined && { version }),
      }),
    done: clientApplicationMessages.responded(decision.status),
    failed: clientApplicationMessages.respondFailed,
    onDone: ({ data }) => clientApplications.put(data),
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
    send: () => call(reopenClientApplication, { applicationId }),
    done: undoMessages.reopened,
    failed: (error) => serverMessageOr(error, undoMessages.reopenFailed),
    onDone: ({ data }) => clientApplications.put(data),
  });

import {
  clientApplicationMessages,
  listClientApplications,
  reopenClientApplication,
  respondToClientApplication,
} from '@prahari/contract/requests';
import type { ClientApplication } from '@prahari/contract/requests.schemas';
import { call } from '../../api/call.ts';
import { reopen } from '../forms/reopen.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure } from '../toasts/failure.ts';

/** All requests for guards, newest first. */
export const clientApplications = createList({
  endpoint: listClientApplications,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, clientApplicationMessages.fetchFailed),
});

const inFlight = createInFlight();
/** Ids of applications with a running decision. */
export const $busyApplications = inFlight.$ids;

/** An application in the version that the user read: the server refuses the answer if it has been changed since. */
type ReadApplication = Pick<ClientApplication, '_id' | 'version'>;

const respond = (
  { _id, version }: ReadApplication,
  decision: { status: 'approved' } | { status: 'rejected'; reason?: string },
): Promise<void> =>
  inFlight.run(_id, () =>
    runRowAction({
      send: () =>
        call(respondToClientApplication, {
          applicationId: _id,
          ...decision,
          ...(version !== undefined && { version }),
        }),
      done: clientApplicationMessages.responded(decision.status),
      failed: clientApplicationMessages.respondFailed,
      onDone: ({ data }) => {
        clientApplications.put(data);
        return refreshOverview();
      },
      reload: clientApplications.refresh,
    }),
  );

/** Approves a pending request, which creates the client. Failures are reported, never thrown. */
export const acceptApplication = (application: ReadApplication) =>
  respond(application, { status: 'approved' });
/** Declines a pending request; the client is mailed the reason. Failures are reported, never thrown. */
export const declineApplication = (application: ReadApplication, reason: string) =>
  respond(application, { status: 'rejected', ...(reason && { reason }) });

/** Makes an answered request pending again. Failures are reported with the server's reason, never thrown. */
export const reopenApplication = (applicationId: string): Promise<void> =>
  inFlight.run(applicationId, () =>
    reopen(clientApplications, () => call(reopenClientApplication, { applicationId })),
  );

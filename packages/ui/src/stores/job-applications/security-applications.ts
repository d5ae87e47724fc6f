import {
  acceptSecurityApplication,
  declineSecurityApplication,
  listSecurityApplications,
  reopenSecurityApplication,
  securityApplicationMessages,
} from '@prahari/contract/job-applications';
import type { SecurityApplication } from '@prahari/contract/job-applications.schemas';
import { call } from '../../api/call.ts';
import { reopen } from '../forms/reopen.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure } from '../toasts/failure.ts';

/** All job applications, newest first. */
export const securityApplications = createList({
  endpoint: listSecurityApplications,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, securityApplicationMessages.fetchFailed),
});

const inFlight = createInFlight();
/** Ids of applications with a running decision. */
export const $busyApplications = inFlight.$ids;

/** An application in the version that the user read: the server refuses the answer if it has been changed since. */
type ReadApplication = Pick<SecurityApplication, '_id' | 'version'>;

const respond =
  (
    endpoint: typeof acceptSecurityApplication | typeof declineSecurityApplication,
    done: string,
    failed: string,
  ) =>
  ({ _id, version }: ReadApplication, reason = ''): Promise<void> =>
    inFlight.run(_id, () =>
      runRowAction({
        send: () =>
          call(endpoint, {
            applicationId: _id,
            ...(reason && { reason }),
            ...(version !== undefined && { version }),
          }),
        done,
        failed,
        onDone: ({ data }) => {
          securityApplications.put(data);
          return refreshOverview();
        },
        reload: securityApplications.refresh,
      }),
    );

const { accepted, acceptFailed, rejected, rejectFailed } = securityApplicationMessages;
/** Accepts a pending application, which creates the guard. Failures are reported, never thrown. */
export const acceptApplication = respond(acceptSecurityApplication, accepted, acceptFailed);
/** Declines a pending application; the applicant is mailed the reason. Failures are reported, never thrown. */
export const declineApplication = respond(declineSecurityApplication, rejected, rejectFailed);

/** Makes an answered application pending again. Failures are reported with the server's reason, never thrown. */
export const reopenApplication = (applicationId: string): Promise<void> =>
  inFlight.run(applicationId, () =>
    reopen(securityApplications, () => call(reopenSecurityApplication, { applicationId })),
  );

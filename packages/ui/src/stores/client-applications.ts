import {
  type ClientApplicationView,
  labelOf,
  listClientApplications,
  messages,
  respondToClientApplication,
  serviceTypeLabels,
} from '@prahari/contract';
import { call } from '../api/call.ts';
import { toClientApplication } from '../api/rows.ts';
import { refreshClients } from './clients.ts';
import { reportFailure, runRowAction } from './failure.ts';
import { createInFlight } from './in-flight.ts';
import { createList } from './list.ts';
import { createTotals } from './totals.ts';

/** Every client's request for guards, newest first. */
export const clientApplications = createList<ClientApplicationView>({
  endpoint: listClientApplications,
  toRow: toClientApplication,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, messages.clientApplications.fetchFailed),
  texts: ({ user, location, serviceType, additionalDetails }) => [
    user.name,
    user.email,
    location,
    labelOf(serviceTypeLabels, serviceType),
    additionalDetails,
  ],
  column: (application, name) => {
    if (name === 'name' || name === 'email') return application.user[name];
    if (name === 'numberOfGuards' || name === 'serviceType' || name === 'location') return application[name];
    if (name === 'startDate' || name === 'endDate' || name === 'status') return application[name];
    return application.createdAt;
  },
  status: ({ status }) => (status === 'accepted' ? 'approved' : status),
});

export const clientApplicationTotals = createTotals(listClientApplications, { pending: 'pending' });

const inFlight = createInFlight();
/** Applications that are being answered. */
export const $busyApplications = inFlight.$ids;

/** Loads again whatever of requests is on the screen. */
export async function refreshClientApplications(): Promise<void> {
  await Promise.all([clientApplications.refresh(), clientApplicationTotals.refresh()]);
}

const respond = (applicationId: string, status: 'approved' | 'rejected'): Promise<void> =>
  inFlight.run(applicationId, () =>
    runRowAction({
      send: () => call(respondToClientApplication, { applicationId, status }),
      done: messages.clientApplications.responded(status),
      failed: messages.clientApplications.respondFailed,
      refresh: () => Promise.all([refreshClientApplications(), refreshClients()]),
    }),
  );

/** Approves a pending request, which makes the client. Failures are reported, never thrown. */
export const acceptApplication = (applicationId: string) => respond(applicationId, 'approved');
/** Failures are reported, never thrown. */
export const declineApplication = (applicationId: string) => respond(applicationId, 'rejected');

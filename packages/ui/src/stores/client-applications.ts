import { listClientApplications, messages, respondToClientApplication } from '@prahari/contract';
import { call } from '../api/call.ts';
import { refreshClients } from './clients.ts';
import { reportFailure, runRowAction } from './failure.ts';
import { createInFlight } from './in-flight.ts';
import { createList } from './list.ts';
import { createTotals } from './totals.ts';

/** Every client's request for guards, newest first. */
export const clientApplications = createList({
  endpoint: listClientApplications,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, messages.clientApplications.fetchFailed),
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

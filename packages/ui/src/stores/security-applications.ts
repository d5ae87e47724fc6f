import {
  acceptSecurityApplication,
  declineSecurityApplication,
  listSecurityApplications,
  messages,
} from '@prahari/contract';
import { call } from '../api/call.ts';
import { reportFailure, runRowAction } from './failure.ts';
import { refreshGuards } from './guards.ts';
import { createInFlight } from './in-flight.ts';
import { createList } from './list.ts';
import { createTotals } from './totals.ts';

/** Every guard's job application, newest first. */
export const securityApplications = createList({
  endpoint: listSecurityApplications,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, messages.securityApplications.fetchFailed),
});

export const securityApplicationTotals = createTotals(listSecurityApplications, { pending: 'pending' });

const inFlight = createInFlight();
/** Applications that are being answered. */
export const $busyApplications = inFlight.$ids;

/** Loads again whatever of job applications is on the screen. */
export async function refreshSecurityApplications(): Promise<void> {
  await Promise.all([securityApplications.refresh(), securityApplicationTotals.refresh()]);
}

const respond = (
  endpoint: typeof acceptSecurityApplication | typeof declineSecurityApplication,
  done: string,
  failed: string,
) => {
  const refresh = () => Promise.all([refreshSecurityApplications(), refreshGuards()]);
  return (applicationId: string): Promise<void> =>
    inFlight.run(applicationId, () =>
      runRowAction({ send: () => call(endpoint, { applicationId }), done, failed, refresh }),
    );
};

const { accepted, acceptFailed, rejected, rejectFailed } = messages.securityApplications;
/** Accepts a pending application, which makes the guard. Failures are reported, never thrown. */
export const acceptApplication = respond(acceptSecurityApplication, accepted, acceptFailed);
/** Failures are reported, never thrown. */
export const declineApplication = respond(declineSecurityApplication, rejected, rejectFailed);

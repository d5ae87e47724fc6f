import {
  acceptSecurityApplication,
  listSecurityApplications,
  messages,
  rejectSecurityApplication,
  type SecurityApplicationView,
} from '@prahari/contract';
import { call } from '../api/call.ts';
import { toSecurityApplication } from '../api/rows.ts';
import { act, reportFailure } from './failure.ts';
import { refreshGuards } from './guards.ts';
import { createInFlight } from './in-flight.ts';
import { createList } from './list.ts';
import { createTotals } from './totals.ts';

/** Every guard's job application, newest first. */
export const securityApplications = createList<SecurityApplicationView>({
  endpoint: listSecurityApplications,
  toRow: toSecurityApplication,
  pageSize: 10,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, messages.securityApplications.fetchFailed),
  texts: ({ user, fullName, address, phoneNumber, qualifications }) => [
    fullName,
    user.name,
    user.email,
    address,
    phoneNumber,
    qualifications,
  ],
  column: (application, name) => {
    if (name === 'email') return application.user.email;
    if (name === 'fullName' || name === 'dateOfBirth' || name === 'experience') return application[name];
    return name === 'status' ? application.status : application.createdAt;
  },
  status: ({ status }) => (status === 'approved' ? 'accepted' : status),
});

export const securityApplicationTotals = createTotals(listSecurityApplications, { pending: 'pending' });

const inFlight = createInFlight();
/** Applications that are being answered. */
export const $answeringJobs = inFlight.$ids;

/** Loads again whatever of job applications is on the screen. */
export async function refreshSecurityApplications(): Promise<void> {
  await Promise.all([securityApplications.refresh(), securityApplicationTotals.refresh()]);
}

const answers = {
  accept: {
    endpoint: acceptSecurityApplication,
    done: messages.securityApplications.accepted,
    failed: messages.securityApplications.acceptFailed,
  },
  reject: {
    endpoint: rejectSecurityApplication,
    done: messages.securityApplications.rejected,
    failed: messages.securityApplications.rejectFailed,
  },
} as const;

/** Answers a pending job application; an accepted one makes the guard. */
export const answerJob = (applicationId: string, answer: keyof typeof answers): Promise<void> =>
  inFlight.run(applicationId, () => {
    const { endpoint, ...words } = answers[answer];
    return act({
      ...words,
      send: () => call(endpoint, { applicationId }),
      refresh: () => Promise.all([refreshSecurityApplications(), refreshGuards()]),
    });
  });

import { MAX_PENDING_REQUESTS, MAX_REQUESTS_PER_DAY } from './constants.ts';
import { createEndpoint, endpoint, listEndpoint } from './endpoint.ts';
import type { ApplicationIdBody } from './job-applications.schemas.ts';
import { refusal } from './refusal.ts';
import type { DataReply, Undoable } from './reply.ts';
import type {
  ClientApplication,
  ClientApplicationBody,
  RespondToClientApplicationBody,
  UpdateClientApplicationBody,
} from './requests.schemas.ts';

export const serviceTypes = ['FULL_TIME', 'DAY_SHIFT', 'NIGHT_SHIFT', 'EVENT_SECURITY'] as const;
export type ServiceType = (typeof serviceTypes)[number];
export const defaultServiceType: ServiceType = 'FULL_TIME';
export const serviceTypeLabels: Record<ServiceType, string> = {
  FULL_TIME: '24/7 Security',
  DAY_SHIFT: 'Day Shift',
  NIGHT_SHIFT: 'Night Shift',
  EVENT_SECURITY: 'Event Security',
};

export const clientApplicationStatuses = ['pending', 'approved', 'rejected'] as const;
export type ClientApplicationStatus = (typeof clientApplicationStatuses)[number];

/** Labels of all statuses of requests and job applications, with those of the hosted API. */
export const applicationStatusLabels: Record<string, string> = {
  pending: 'Pending',
  approved: 'Approved',
  accepted: 'Accepted',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

/** Messages of requests and job applications beyond SPEC section 8. */
export const applicationMessages = {
  changed: 'Application changed',
  changeFailed: 'Failed to change the application',
} as const;

export const clientApplicationMessages = {
  fetchFailed: 'Failed to fetch applications',
  responded: (status: string) => `Application ${status} successfully`,
  respondFailed: 'Failed to respond to application',
  submitted: 'Application submitted successfully!',
  submitFailed: 'Failed to submit application',
} as const;

export const applicationNotFound = refusal(404, 'applications.not_found', 'Application not found');

export const applicationNotPending = refusal(
  409,
  'applications.not_pending',
  'Application has already been answered',
);

/** Refuses an answer to a version that the applicant has changed since. */
export const applicationChanged = refusal(
  409,
  'applications.changed',
  'The applicant has changed this application. Read it again before you answer.',
);

export const applicationNotAnswered = refusal(
  409,
  'applications.not_answered',
  'Application has not been answered',
);

export const tooManyPending = refusal(
  429,
  'applications.too_many_pending',
  `You have ${MAX_PENDING_REQUESTS} requests waiting for an answer. Please wait until the office has answered one.`,
);

export const tooManyToday = refusal(
  429,
  'applications.too_many_today',
  `You can send ${MAX_REQUESTS_PER_DAY} requests a day. Please try again tomorrow.`,
);

/** Sorting and filtering of requests and job applications. */
export const clientApplicationList = {
  sort: [
    'name',
    'email',
    'serviceType',
    'location',
    'startDate',
    'endDate',
    'numberOfGuards',
    'status',
    'createdAt',
  ],
  status: clientApplicationStatuses,
} as const;

export const listOwnApplications = listEndpoint<ClientApplication>('GET /client/applications', {
  access: 'client',
  list: clientApplicationList,
});

export const updateClientApplication = endpoint<DataReply<ClientApplication>, UpdateClientApplicationBody>(
  'PUT /client/update-application',
  { access: 'client' },
);

export const submitClientApplication = createEndpoint<DataReply<ClientApplication>, ClientApplicationBody>(
  'POST /client/submit-application',
  { access: 'client' },
);

export const listClientApplications = listEndpoint<ClientApplication>('GET /admin/applications', {
  access: 'admin',
  list: { ...clientApplicationList, bare: true },
});

export const respondToClientApplication = endpoint<
  DataReply<ClientApplication> & Undoable,
  RespondToClientApplicationBody
>('POST /admin/accept-application', { access: 'admin' });

export const reopenClientApplication = endpoint<DataReply<ClientApplication>, ApplicationIdBody>(
  'POST /admin/reopen-application',
  { access: 'admin' },
);

import type {
  AcceptSecurityApplicationBody,
  ApplicationIdBody,
  ClientApplication,
  ClientApplicationBody,
  DeclineSecurityApplicationBody,
  RespondToClientApplicationBody,
  SecurityApplication,
  SecurityApplicationBody,
  UpdateClientApplicationBody,
  UpdateSecurityApplicationBody,
} from './applications.schemas.ts';
import { MAX_PENDING_REQUESTS, MAX_REQUESTS_PER_DAY } from './constants.ts';
import { createEndpoint, endpoint, listEndpoint } from './endpoint.ts';
import type { DataReply, Undoable } from './reply.ts';

export const serviceTypes = ['FULL_TIME', 'DAY_SHIFT', 'NIGHT_SHIFT', 'EVENT_SECURITY'] as const;
export type ServiceType = (typeof serviceTypes)[number];
export const defaultServiceType: ServiceType = 'FULL_TIME';
export const serviceTypeLabels = {
  FULL_TIME: '24/7 Security',
  DAY_SHIFT: 'Day Shift',
  NIGHT_SHIFT: 'Night Shift',
  EVENT_SECURITY: 'Event Security',
} as const satisfies Record<ServiceType, string>;

export const clientApplicationStatuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type ClientApplicationStatus = (typeof clientApplicationStatuses)[number];

/** Labels of all statuses of requests and job applications, with those of the hosted API. */
export const applicationStatusLabels = {
  pending: 'Pending',
  approved: 'Approved',
  accepted: 'Accepted',
  rejected: 'Declined',
  cancelled: 'Cancelled',
  withdrawn: 'Taken back',
} as const;

/** Messages of requests and job applications beyond SPEC section 8. */
export const applicationMessages = {
  changed: 'Application changed',
  changeFailed: 'Failed to change the application',
  withdrawn: 'Application taken back',
  withdrawFailed: 'Failed to take back the application',
} as const;

export const clientApplicationMessages = {
  fetchFailed: 'Failed to fetch applications',
  responded: (status: string) => `Application ${status} successfully`,
  respondFailed: 'Failed to respond to application',
  submitted: 'Application submitted successfully!',
  submitFailed: 'Failed to submit application',
} as const;

export const applicationNotFound = {
  status: 404,
  code: 'applications.not_found',
  message: 'Application not found',
} as const;

export const applicationNotPending = {
  status: 409,
  code: 'applications.not_pending',
  message: 'Application has already been answered',
} as const;

/** Refuses an answer to a version that the applicant has changed since. */
export const applicationChanged = {
  status: 409,
  code: 'applications.changed',
  message: 'The applicant has changed this application. Read it again before you answer.',
} as const;

export const applicationNotAnswered = {
  status: 409,
  code: 'applications.not_answered',
  message: 'Application has not been answered',
} as const;

export const tooManyPending = {
  status: 429,
  code: 'applications.too_many_pending',
  message: `You have ${MAX_PENDING_REQUESTS} requests waiting for an answer. Please wait until the office has answered one.`,
} as const;

export const tooManyToday = {
  status: 429,
  code: 'applications.too_many_today',
  message: `You can send ${MAX_REQUESTS_PER_DAY} requests a day. Please try again tomorrow.`,
} as const;

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

export const listOwnApplications = listEndpoint<ClientApplication>({
  method: 'GET',
  path: '/client/applications',
  access: 'client',
  list: clientApplicationList,
});

export const updateClientApplication = endpoint<DataReply<ClientApplication>, UpdateClientApplicationBody>({
  method: 'PUT',
  path: '/client/update-application',
  access: 'client',
});

/** Takes back a request of the caller that waits. It stays as history. */
export const withdrawClientApplication = endpoint<DataReply<ClientApplication>, ApplicationIdBody>({
  method: 'POST',
  path: '/client/applications/withdraw',
  access: 'client',
});

export const submitClientApplication = createEndpoint<DataReply<ClientApplication>, ClientApplicationBody>({
  method: 'POST',
  path: '/client/submit-application',
  access: 'client',
});

export const listClientApplications = listEndpoint<ClientApplication>({
  method: 'GET',
  path: '/admin/applications',
  access: 'admin',
  list: { ...clientApplicationList, bare: true },
});

export const respondToClientApplication = endpoint<
  DataReply<ClientApplication> & Undoable,
  RespondToClientApplicationBody
>({
  method: 'POST',
  path: '/admin/accept-application',
  access: 'admin',
});

export const reopenClientApplication = endpoint<DataReply<ClientApplication>, ApplicationIdBody>({
  method: 'POST',
  path: '/admin/reopen-application',
  access: 'admin',
});

export const securityApplicationStatuses = ['pending', 'accepted', 'rejected', 'withdrawn'] as const;
export type SecurityApplicationStatus = (typeof securityApplicationStatuses)[number];

export const securityApplicationMessages = {
  fetchFailed: 'Failed to fetch security applications',
  accepted: 'Application accepted successfully',
  rejected: 'Application rejected successfully',
  acceptFailed: 'Failed to accept application',
  rejectFailed: 'Failed to reject application',
  submitted: 'Application submitted successfully!',
  submitFailed: 'Error submitting application. Please try again.',
} as const;

export const applicationPending = {
  status: 409,
  code: 'security_applications.pending',
  message: 'You already have an application pending',
} as const;

export const alreadyGuard = {
  status: 409,
  code: 'security_applications.already_guard',
  message: 'You are already a guard',
} as const;

export const applicantIsGuard = {
  status: 409,
  code: 'security_applications.applicant_is_guard',
  message: 'This person is already a guard',
} as const;

export const submitSecurityApplication = createEndpoint<
  DataReply<SecurityApplication>,
  SecurityApplicationBody
>({
  method: 'POST',
  path: '/security/application/submit',
  access: 'security',
});

export const latestSecurityApplication = endpoint<DataReply<SecurityApplication>>({
  method: 'GET',
  path: '/security/application/status',
  access: 'security',
});

export const updateSecurityApplication = endpoint<
  DataReply<SecurityApplication>,
  UpdateSecurityApplicationBody
>({
  method: 'PUT',
  path: '/security/application/update',
  access: 'security',
});

/** Takes back the caller's application that waits. It stays as history. */
export const withdrawSecurityApplication = endpoint<DataReply<SecurityApplication>>({
  method: 'POST',
  path: '/security/application/withdraw',
  access: 'security',
});

export const listSecurityApplications = listEndpoint<SecurityApplication>({
  method: 'GET',
  path: '/admin/security-applications',
  access: 'admin',
  list: {
    sort: ['fullName', 'name', 'email', 'address', 'dateOfBirth', 'experience', 'status', 'createdAt'],
    status: securityApplicationStatuses,
  },
});

export const acceptSecurityApplication = endpoint<
  DataReply<SecurityApplication> & Undoable,
  AcceptSecurityApplicationBody
>({
  method: 'POST',
  path: '/admin/accept-security-application',
  access: 'admin',
});

export const declineSecurityApplication = endpoint<
  DataReply<SecurityApplication> & Undoable,
  DeclineSecurityApplicationBody
>({
  method: 'POST',
  path: '/admin/reject-security-application',
  access: 'admin',
});

export const reopenSecurityApplication = endpoint<DataReply<SecurityApplication>, ApplicationIdBody>({
  method: 'POST',
  path: '/admin/reopen-security-application',
  access: 'admin',
});

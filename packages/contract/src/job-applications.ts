import { createEndpoint, endpoint, listEndpoint } from './endpoint.ts';
import type {
  AcceptSecurityApplicationBody,
  ApplicationIdBody,
  DeclineSecurityApplicationBody,
  SecurityApplication,
  SecurityApplicationBody,
  UpdateSecurityApplicationBody,
} from './job-applications.schemas.ts';
import type { DataReply, Undoable } from './reply.ts';

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

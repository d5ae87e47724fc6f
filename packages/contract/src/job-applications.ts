import { createEndpoint, endpoint, listEndpoint } from './endpoint.ts';
import type {
  AcceptSecurityApplicationBody,
  ApplicationIdBody,
  DeclineSecurityApplicationBody,
  SecurityApplication,
  SecurityApplicationBody,
  UpdateSecurityApplicationBody,
} from './job-applications.schemas.ts';
import { refusal } from './refusal.ts';
import type { DataReply, Undoable } from './reply.ts';

export const securityApplicationStatuses = ['pending', 'accepted', 'rejected'] as const;
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

export const applicationPending = refusal(
  409,
  'security_applications.pending',
  'You already have an application pending',
);

export const alreadyGuard = refusal(409, 'security_applications.already_guard', 'You are already a guard');

export const applicantIsGuard = refusal(
  409,
  'security_applications.applicant_is_guard',
  'This person is already a guard',
);

export const submitSecurityApplication = createEndpoint<
  DataReply<SecurityApplication>,
  SecurityApplicationBody
>('POST /security/application/submit', { access: 'security' });

export const latestSecurityApplication = endpoint<DataReply<SecurityApplication>>(
  'GET /security/application/status',
  { access: 'security' },
);

export const updateSecurityApplication = endpoint<
  DataReply<SecurityApplication>,
  UpdateSecurityApplicationBody
>('PUT /security/application/update', { access: 'security' });

export const listSecurityApplications = listEndpoint<SecurityApplication>(
  'GET /admin/security-applications',
  {
    access: 'admin',
    list: {
      sort: ['fullName', 'name', 'email', 'address', 'dateOfBirth', 'experience', 'status', 'createdAt'],
      status: securityApplicationStatuses,
    },
  },
);

export const acceptSecurityApplication = endpoint<
  DataReply<SecurityApplication> & Undoable,
  AcceptSecurityApplicationBody
>('POST /admin/accept-security-application', { access: 'admin' });

export const declineSecurityApplication = endpoint<
  DataReply<SecurityApplication> & Undoable,
  DeclineSecurityApplicationBody
>('POST /admin/reject-security-application', { access: 'admin' });

export const reopenSecurityApplication = endpoint<DataReply<SecurityApplication>, ApplicationIdBody>(
  'POST /admin/reopen-security-application',
  { access: 'admin' },
);

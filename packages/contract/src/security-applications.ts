import { applicationNotFound, applicationNotPending } from './client-applications.ts';
import { dataReply, endpoint } from './endpoint.ts';
import { listOf, listReply } from './lists.ts';
import {
  applicationIdBody,
  securityApplication,
  securityApplicationBody,
} from './security-applications.schemas.ts';
import { securityApplicationStatuses } from './security-applications.words.ts';

export * from './security-applications.schemas.ts';
export * from './security-applications.words.ts';

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

const refusals = [applicationNotFound, applicationNotPending] as const;

export const listSecurityApplications = endpoint({
  method: 'GET',
  path: '/admin/security-applications',
  access: 'admin',
  summary: 'All guards’ job applications.',
  list: listOf(
    ['fullName', 'name', 'email', 'address', 'dateOfBirth', 'experience', 'status', 'createdAt'],
    securityApplicationStatuses,
  ),
  reply: () => listReply(securityApplication),
});

export const acceptSecurityApplication = endpoint({
  method: 'POST',
  path: '/admin/accept-security-application',
  access: 'admin',
  summary: 'Accept a pending job application; makes the guard, available.',
  body: applicationIdBody,
  reply: () => dataReply(securityApplication),
  refusals: [...refusals, applicantIsGuard],
});

export const rejectSecurityApplication = endpoint({
  method: 'POST',
  path: '/admin/reject-security-application',
  access: 'admin',
  summary: 'Reject a pending job application.',
  body: applicationIdBody,
  reply: () => dataReply(securityApplication),
  refusals,
});

export const submitSecurityApplication = endpoint({
  method: 'POST',
  path: '/security/application/submit',
  access: 'security',
  status: 201,
  creates: true,
  summary: 'Apply for a job.',
  body: securityApplicationBody,
  reply: () => dataReply(securityApplication),
  refusals: [applicationPending, alreadyGuard],
});

export const latestSecurityApplication = endpoint({
  method: 'GET',
  path: '/security/application/status',
  access: 'security',
  summary: 'The guard’s latest application.',
  reply: () => dataReply(securityApplication),
  refusals: [applicationNotFound],
});

import * as z from 'zod/mini';
import { applicationNotFound, applicationNotPending } from './client-applications.ts';
import { MAX_EXPERIENCE_YEARS, MIN_EXPERIENCE_YEARS } from './constants.ts';
import { today } from './days.ts';
import { dataReply, endpoint } from './endpoint.ts';
import { day, id, line, number, optionalLine, optionalProse, phone, prose } from './fields.ts';
import { listOf, listReply } from './lists.ts';
import { person } from './people.ts';

export const securityApplicationStatuses = ['pending', 'accepted', 'rejected'] as const;
export type SecurityApplicationStatus = (typeof securityApplicationStatuses)[number];

/** A guard's application for a job. `experience` in years. */
export const securityApplication = z.object({
  _id: z.string(),
  user: person,
  fullName: z.string(),
  dateOfBirth: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  experience: z.number(),
  qualifications: z.string(),
  previousEmployer: z.string(),
  documents: z.array(z.string()),
  additionalDetails: z.string(),
  status: z.enum(securityApplicationStatuses),
  createdAt: z.string(),
});
export type SecurityApplication = z.output<typeof securityApplication>;

export const securityApplicationBody = z.object({
  fullName: line('Full name'),
  dateOfBirth: day('Date of birth').check(
    z.refine((value) => value < today(), { error: 'Date of birth must be in the past' }),
  ),
  address: prose('Address', 500),
  phoneNumber: phone('Phone number'),
  experience: number('Experience').check(
    z.gte(MIN_EXPERIENCE_YEARS, { error: 'Experience must not be below 0 years' }),
    z.lte(MAX_EXPERIENCE_YEARS, { error: `Experience must be at most ${MAX_EXPERIENCE_YEARS} years` }),
  ),
  qualifications: prose('Qualifications', 2000),
  previousEmployer: optionalLine('Previous employer'),
  documents: z.optional(
    z
      .array(z.string(), { error: 'Documents must be a list' })
      .check(z.maxLength(0, { error: 'Documents cannot be sent here' })),
  ),
  additionalDetails: optionalProse('Additional details'),
});

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
const byId = z.object({ applicationId: id('Application') });

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
  body: byId,
  reply: () => dataReply(securityApplication),
  refusals: [...refusals, applicantIsGuard],
});

export const rejectSecurityApplication = endpoint({
  method: 'POST',
  path: '/admin/reject-security-application',
  access: 'admin',
  summary: 'Reject a pending job application.',
  body: byId,
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

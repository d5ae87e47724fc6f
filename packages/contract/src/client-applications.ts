import * as z from 'zod/mini';
import { clientApplication, clientApplicationBody } from './client-applications.schemas.ts';
import { clientApplicationStatuses } from './client-applications.words.ts';
import { dataReply, endpoint } from './endpoint.ts';
import { choice, id } from './fields.ts';
import { bareListReply, listOf, listReply } from './lists.ts';

export * from './client-applications.schemas.ts';
export * from './client-applications.words.ts';

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

const list = listOf(
  [
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
  clientApplicationStatuses,
);

export const listClientApplications = endpoint({
  method: 'GET',
  path: '/admin/applications',
  access: 'admin',
  summary: 'All clients’ requests: a bare array, or a page when limit is given.',
  list: { ...list, bare: true },
  reply: () => bareListReply(clientApplication),
});

export const respondToClientApplication = endpoint({
  method: 'POST',
  path: '/admin/accept-application',
  access: 'admin',
  summary: 'Approve or reject a pending request; approving makes or updates the client.',
  body: z.object({
    applicationId: id('Application'),
    status: choice('Status', ['approved', 'rejected']),
  }),
  reply: () => dataReply(clientApplication),
  refusals: [applicationNotFound, applicationNotPending],
});

export const submitClientApplication = endpoint({
  method: 'POST',
  path: '/client/submit-application',
  access: 'client',
  status: 201,
  creates: true,
  summary: 'Ask for guards.',
  body: clientApplicationBody,
  reply: () => dataReply(clientApplication),
});

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/client/applications',
  access: 'client',
  summary: 'The client’s own requests.',
  list,
  reply: () => listReply(clientApplication),
});

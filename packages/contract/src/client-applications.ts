import * as z from 'zod/mini';
import { MAX_GUARDS, MIN_GUARDS } from './constants.ts';
import { isDay } from './days.ts';
import { dataReply, endpoint } from './endpoint.ts';
import { choice, day, id, number, optionalProse, prose } from './fields.ts';
import { bareListReply, listOf, listReply } from './lists.ts';
import { person } from './people.ts';

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

/** Words for every status an application can have, an older API's included. */
export const applicationStatusLabels: Record<string, string> = {
  pending: 'Pending',
  approved: 'Approved',
  accepted: 'Accepted',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
};

/** A client's request for guards. */
export const clientApplication = z.object({
  _id: z.string(),
  user: person,
  serviceType: z.enum(serviceTypes),
  location: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  numberOfGuards: z.number(),
  additionalDetails: z.string(),
  status: z.enum(clientApplicationStatuses),
  createdAt: z.string(),
});
export type ClientApplication = z.output<typeof clientApplication>;

export const clientApplicationBody = z
  .object({
    serviceType: choice('Service type', serviceTypes),
    location: prose('Location', 500),
    startDate: day('Start date'),
    endDate: day('End date'),
    numberOfGuards: number('Number of guards').check(
      z.refine(Number.isInteger, { error: 'Number of guards must be a whole number', abort: true }),
      z.gte(MIN_GUARDS, { error: `Number of guards must be at least ${MIN_GUARDS}` }),
      z.lte(MAX_GUARDS, { error: `Number of guards must be at most ${MAX_GUARDS.toLocaleString('en-IN')}` }),
    ),
    additionalDetails: optionalProse('Additional details'),
  })
  .check(
    // A day that does not exist is told of itself.
    z.refine(({ startDate, endDate }) => !isDay(startDate) || !isDay(endDate) || endDate >= startDate, {
      path: ['endDate'],
      error: 'End date must not be before the start date',
    }),
  );

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

import { createEndpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { ClientApplication, ClientApplicationBody } from './schemas.ts';
import { clientApplicationStatuses } from './words.ts';

const list = {
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

export const listClientApplications = listEndpoint<ClientApplication>({
  method: 'GET',
  path: '/admin/applications',
  access: 'admin',
  list: { ...list, bare: true },
});

export const submitClientApplication = createEndpoint<DataReply<ClientApplication>, ClientApplicationBody>({
  method: 'POST',
  path: '/client/submit-application',
  access: 'client',
});

export const listOwnApplications = listEndpoint<ClientApplication>({
  method: 'GET',
  path: '/client/applications',
  access: 'client',
  list,
});

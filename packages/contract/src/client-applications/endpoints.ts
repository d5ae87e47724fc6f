import { createEndpoint, endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply, Undoable } from '../reply.ts';
import type { ApplicationIdBody } from '../security-applications/schemas.ts';
import type { ClientApplication, ClientApplicationBody, RespondToClientApplicationBody } from './schemas.ts';
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

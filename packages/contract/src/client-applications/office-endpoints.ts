import { endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply, Undoable } from '../reply.ts';
import type { ApplicationIdBody } from '../security-applications/schemas.ts';
import { clientApplicationList } from './endpoints.ts';
import type { ClientApplication, RespondToClientApplicationBody } from './schemas.ts';

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

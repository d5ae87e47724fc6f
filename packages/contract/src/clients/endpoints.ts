import { createEndpoint, endpoint, listEndpoint } from '../endpoint.ts';
import type { PersonTimeline } from '../guards/record.ts';
import type { DataReply } from '../reply.ts';
import type { AddClientBody, CorrectClientBody, SetClientNotesBody } from './entry.ts';
import type { ClientRecord } from './record.ts';
import type { ClientProfile, ClientWithDues } from './schemas.ts';
import { clientStatuses } from './words.ts';

export const listClients = listEndpoint<ClientWithDues>({
  method: 'GET',
  path: '/admin/clients',
  access: 'admin',
  list: {
    sort: ['name', 'email', 'serviceType', 'status', 'numberOfGuards', 'unpaid', 'createdAt'],
    status: clientStatuses,
  },
});

export const getClient = endpoint<DataReply<ClientWithDues>>({
  method: 'GET',
  path: '/admin/clients/{id}',
  access: 'admin',
});

export const getClientProfile = endpoint<DataReply<ClientProfile | null>>({
  method: 'GET',
  path: '/client/profile',
  access: 'client',
  mayBeStale: true,
});

export const getClientRecord = endpoint<DataReply<ClientRecord>>({
  method: 'GET',
  path: '/admin/clients/{id}/record',
  access: 'admin',
});

export const getClientTimeline = endpoint<DataReply<PersonTimeline>>({
  method: 'GET',
  path: '/admin/clients/{id}/timeline',
  access: 'admin',
});

export const addClient = createEndpoint<DataReply<ClientWithDues>, AddClientBody>({
  method: 'POST',
  path: '/admin/clients',
  access: 'admin',
});

export const correctClient = endpoint<DataReply<ClientWithDues>, CorrectClientBody>({
  method: 'PUT',
  path: '/admin/clients',
  access: 'admin',
});

export const setClientNotes = endpoint<DataReply<{ notes: string }>, SetClientNotesBody>({
  method: 'PUT',
  path: '/admin/client-notes',
  access: 'admin',
});

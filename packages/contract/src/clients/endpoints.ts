import { endpoint, listEndpoint } from '../endpoint.ts';
import type { DataReply } from '../reply.ts';
import type { Client, ClientWithDues } from './schemas.ts';
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

export const getClientProfile = endpoint<DataReply<Client | null>>({
  method: 'GET',
  path: '/client/profile',
  access: 'client',
  mayBeStale: true,
});

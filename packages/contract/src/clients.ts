import * as z from 'zod/mini';
import { client, clientWithDues } from './clients.schemas.ts';
import { clientStatuses } from './clients.words.ts';
import { dataReply, endpoint } from './endpoint.ts';
import { listOf, listReply } from './lists.ts';

export * from './clients.schemas.ts';
export * from './clients.words.ts';

export const listClients = endpoint({
  method: 'GET',
  path: '/admin/clients',
  access: 'admin',
  summary: 'All clients; activeAssignments holds open ones only.',
  list: listOf(
    ['name', 'email', 'serviceType', 'status', 'numberOfGuards', 'unpaid', 'createdAt'],
    clientStatuses,
  ),
  reply: () => listReply(clientWithDues),
});

export const getClientProfile = endpoint({
  method: 'GET',
  path: '/client/profile',
  access: 'client',
  summary:
    'The client’s own profile; data is null before a request was accepted. When none is open, activeAssignments holds the last completed one.',
  reply: () => dataReply(z.nullable(client)),
});

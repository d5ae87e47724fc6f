import * as z from 'zod/mini';
import { clientNotFound } from '../assignments/refusals.ts';
import { dataReply, define, defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { client, clientWithDues } from './schemas.ts';

export const listClients = defineList(endpoints.listClients, {
  summary: 'All clients; activeAssignments has open assignments only.',
  row: clientWithDues,
});

export const getClient = define(endpoints.getClient, {
  summary: 'One client, as in the list.',
  reply: dataReply(clientWithDues),
  refusals: [clientNotFound],
});

export const getClientProfile = define(endpoints.getClientProfile, {
  summary:
    'The client’s own profile; data is null until a request is accepted. Without an open assignment, activeAssignments has the last completed one.',
  reply: dataReply(z.nullable(client)),
});

import * as z from 'zod/mini';
import { dataReply, define, defineList } from '../definition.ts';
import * as endpoints from './endpoints.ts';
import { client, clientWithDues } from './schemas.ts';

export const listClients = defineList(endpoints.listClients, {
  summary: 'All clients; activeAssignments holds open ones only.',
  row: clientWithDues,
});

export const getClientProfile = define(endpoints.getClientProfile, {
  summary:
    'The client’s own profile; data is null before a request was accepted. When none is open, activeAssignments holds the last completed one.',
  reply: dataReply(z.nullable(client)),
});

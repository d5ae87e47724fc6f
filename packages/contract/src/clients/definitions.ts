import * as z from 'zod/mini';
import { clientNotFound } from '../assignments/refusals.ts';
import { dataReply, define, defineList } from '../definition.ts';
import { personTimeline } from '../guards/record.ts';
import { emailTaken, hasLogin, phoneTaken } from '../invitations/refusals.ts';
import * as endpoints from './endpoints.ts';
import { addClientBody, correctClientBody, setClientNotesBody } from './entry.ts';
import { clientRecord } from './record.ts';
import { clientProfile, clientWithDues } from './schemas.ts';

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
  reply: dataReply(z.nullable(clientProfile)),
});

export const getClientRecord = define(endpoints.getClientRecord, {
  summary:
    'All that the office knows of a client: contact, bills, requests, past guards, latest audit entries.',
  reply: dataReply(clientRecord),
  refusals: [clientNotFound],
});

export const getClientTimeline = define(endpoints.getClientTimeline, {
  summary: 'The latest 500 audit entries about a client.',
  reply: dataReply(personTimeline),
  refusals: [clientNotFound],
});

export const addClient = define(endpoints.addClient, {
  summary:
    'Add a client and the post it asks for, as an approved request. With an email, an invitation to set a password is mailed; without, there is no login.',
  body: addClientBody,
  reply: dataReply(clientWithDues),
  refusals: [emailTaken, phoneTaken],
});

export const correctClient = define(endpoints.correctClient, {
  summary: 'Change what is known of a client. A new email gets no invitation by itself: send one.',
  body: correctClientBody,
  reply: dataReply(clientWithDues),
  refusals: [clientNotFound, emailTaken, phoneTaken, hasLogin],
});

export const setClientNotes = define(endpoints.setClientNotes, {
  summary: 'Write the office’s notes about a client, which the client does not see.',
  body: setClientNotesBody,
  reply: dataReply(z.object({ notes: z.string() })),
  refusals: [clientNotFound],
});

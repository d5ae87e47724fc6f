import type {
  AddClientBody,
  ClientProfile,
  ClientRecord,
  ClientTax,
  ClientWithDues,
  CorrectClientBody,
  SetClientNotesBody,
  UpdateClientTaxBody,
} from './clients.schemas.ts';
import { createEndpoint, endpoint, listEndpoint, rowEndpoint } from './endpoint.ts';
import type { PersonTimeline } from './guards.schemas.ts';
import type { DataReply } from './reply.ts';

export const clientStatuses = ['assigned', 'unassigned'] as const;
export type ClientStatus = (typeof clientStatuses)[number];
export const clientStatusLabels: Record<ClientStatus, string> = {
  assigned: 'Assigned',
  unassigned: 'Unassigned',
};

export const clientsMessages = {
  recordFailed: 'Failed to load the client',
  added: 'Client added',
  addFailed: 'Failed to add the client',
  corrected: 'Details saved',
  correctFailed: 'Failed to save the details',
  notesSaved: 'Notes saved',
  notesFailed: 'Failed to save the notes',
  taxSaved: 'Tax and billing saved',
  taxFailed: 'Failed to save tax and billing',
} as const;

export const clientMessages = {
  fetchFailed: (message: string) => `Error fetching clients: ${message}`,
} as const;

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

/** Changes what a client's bills need to know; a field that is missing stays as it is. */
export const updateClientTax = rowEndpoint<DataReply<ClientTax>, UpdateClientTaxBody>({
  method: 'PUT',
  path: '/admin/clients/{id}/tax',
  access: 'admin',
});

import * as z from 'zod/mini';
import { assignment } from './assignments.ts';
import { serviceTypes } from './client-applications.ts';
import { dataReply, endpoint } from './endpoint.ts';
import { listOf, listReply } from './lists.ts';
import { person } from './people.ts';

export const clientStatuses = ['assigned', 'unassigned'] as const;
export type ClientStatus = (typeof clientStatuses)[number];
export const clientStatusLabels: Record<ClientStatus, string> = {
  assigned: 'Assigned',
  unassigned: 'Unassigned',
};

/** A client; `status` is derived from `activeAssignments`. */
export const client = z.object({
  _id: z.string(),
  user: person,
  serviceType: z.enum(serviceTypes),
  /** Where the guards are wanted, as the last accepted request said. */
  location: z.string(),
  /** How many guards may be with this client at once. */
  numberOfGuards: z.number(),
  status: z.enum(clientStatuses),
  activeAssignments: z.array(assignment),
  createdAt: z.string(),
});
export type Client = z.output<typeof client>;

export const clientWithDues = z.extend(client, {
  /** Rupees in bills not paid, overdue ones included. */
  unpaid: z.number(),
});
export type ClientWithDues = z.output<typeof clientWithDues>;

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

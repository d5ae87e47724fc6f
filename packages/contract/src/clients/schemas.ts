import * as z from 'zod/mini';
import { assignment, clientAssignment } from '../assignments/schemas.ts';
import { serviceTypes } from '../client-applications/words.ts';
import { person } from '../people.ts';
import { clientStatuses } from './words.ts';

/** A client; `status` is derived from `activeAssignments`. */
export const client = z.object({
  _id: z.string(),
  user: person,
  /** As it was typed at signup. */
  phone: z.optional(z.string()),
  serviceType: z.enum(serviceTypes),
  /** The location of the latest accepted request. */
  location: z.string(),
  /** How many guards may be assigned to this client at once. */
  numberOfGuards: z.number(),
  status: z.enum(clientStatuses),
  activeAssignments: z.array(assignment),
  createdAt: z.string(),
});
export type Client = z.output<typeof client>;

/** A client's own view. */
export const clientProfile = z.extend(client, { activeAssignments: z.array(clientAssignment) });
export type ClientProfile = z.output<typeof clientProfile>;

export const clientWithDues = z.extend(client, {
  /** Sum of unpaid bills in rupees, including overdue ones. */
  unpaid: z.number(),
});
export type ClientWithDues = z.output<typeof clientWithDues>;

import * as z from 'zod/mini';
import { bill } from '../bills/schemas.ts';
import { clientApplication } from '../client-applications/schemas.ts';
import { personTimeline, recordAssignment } from '../guards/record.ts';
import { personLogin } from '../invitations/schemas.ts';
import { post } from '../posts/schemas.ts';
import { clientWithDues } from './schemas.ts';

/** What a client owes and has paid, in rupees. */
export const clientAccount = z.object({
  owed: z.number(),
  unpaidBills: z.number(),
  overdue: z.number(),
  /** The earliest due date of an overdue bill. */
  overdueSince: z.nullable(z.string()),
  /** In the last 12 months. */
  paid: z.number(),
  paidBills: z.number(),
});
export type ClientAccount = z.output<typeof clientAccount>;

/** All that the office knows of a client. */
export const clientRecord = z.object({
  client: clientWithDues,
  /** Whom to ask for; empty when not known. */
  contactName: z.string(),
  notes: z.string(),
  login: personLogin,
  /** Whether the person agreed to messages on WhatsApp; missing for one whom nobody has asked. */
  whatsApp: z.optional(z.boolean()),
  account: clientAccount,
  /** That have not ended, newest first, at most 50. */
  posts: z.array(post),
  /** Newest first, at most 12. */
  bills: z.array(bill),
  /** Newest first, at most 20. */
  requests: z.array(clientApplication),
  /** Guards who were there: completed assignments, latest first, at most 50. */
  pastAssignments: z.array(recordAssignment),
  timeline: personTimeline,
});
export type ClientRecord = z.output<typeof clientRecord>;

import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { recordRef } from '../people.ts';
import { roles } from '../roles.ts';
import { accountStates } from './words.ts';

/** A person's account as the office sees it. Instants are UTC, ISO 8601. */
export const accountRow = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  createdAt: z.string(),
  state: z.enum(accountStates),
  /** When it was disabled; null while it is active. */
  disabledAt: z.nullable(z.string()),
  /** Number of live sessions. */
  sessions: z.number(),
  /** When a live session was last used, to the minute; null when there is none. */
  lastSeenAt: z.nullable(z.string()),
  /** True for the account of the calling admin. */
  own: z.boolean(),
  /** While the account is that of a guard or client. */
  record: z.optional(recordRef),
});
export type AccountRow = z.output<typeof accountRow>;

export const accountIdBody = z.object({ accountId: id('Account') });
export type AccountIdBody = z.input<typeof accountIdBody>;

import * as z from 'zod/mini';
import { define, defineList } from './definition.ts';
import { id } from './fields.ts';
import * as endpoints from './mail-outbox.ts';
import { mailCodeExpired, mailNotFound, mailStatuses } from './mail-outbox.ts';
import { recordRef } from './people.ts';
import { dataReply } from './reply.schemas.ts';

/** A mail that no mail server has accepted yet. Instants are UTC, ISO 8601. */
export const undeliveredMail = z.object({
  _id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** Number of delivery attempts. */
  tries: z.number(),
  /** Why the last attempt failed, in plain words; null before the first. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  /** When the next attempt is due; null for `dead` mail. */
  nextTryAt: z.nullable(z.string()),
  /** False while an attempt is scheduled anyway, and once the code in the mail has expired. */
  canRetry: z.boolean(),
  /** While the address is that of a guard or client. */
  record: z.optional(recordRef),
});
export type UndeliveredMail = z.output<typeof undeliveredMail>;

export const mailIdBody = z.object({ mailId: id('Mail') });
export type MailIdBody = z.input<typeof mailIdBody>;

export const listUndeliveredMail = defineList(endpoints.listUndeliveredMail, {
  summary: 'Mails that are waiting or were not delivered.',
  row: undeliveredMail,
});

export const retryMail = define(endpoints.retryMail, {
  summary: 'Send an undelivered mail again; one that is waiting is not changed.',
  body: mailIdBody,
  reply: dataReply(undeliveredMail),
  refusals: [mailNotFound, mailCodeExpired],
});

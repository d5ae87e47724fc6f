import * as z from 'zod/mini';
import { define, defineList } from './definition.ts';
import { id } from './fields.ts';
import * as wire from './mail-outbox.ts';
import { mailCodeExpired, mailNotFound, mailStatuses } from './mail-outbox.ts';
import { recordRef } from './people.ts';
import { dataReply } from './reply.schemas.ts';
import { instant, recordId } from './reply-fields.ts';

/** A mail that no server has accepted yet. Instants are UTC, ISO 8601. */
export const undeliveredMail = z.object({
  _id: recordId,
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  tries: z.number(),
  /** The last error in plain words; null before the first attempt. */
  lastError: z.nullable(z.string()),
  createdAt: instant,
  /** The next attempt; null for `dead` mail. */
  nextTryAt: z.nullable(instant),
  /** False while an attempt is scheduled or after the code in the mail has expired. */
  canRetry: z.boolean(),
  /** The record of the guard or client with this address. */
  record: z.optional(recordRef),
});
export type UndeliveredMail = z.output<typeof undeliveredMail>;

export const mailIdBody = z.object({ mailId: id('Mail') });
export type MailIdBody = z.input<typeof mailIdBody>;

export const listUndeliveredMail = defineList(wire.listUndeliveredMail, {
  summary: 'Mails that are waiting or were not delivered.',
  row: undeliveredMail,
});

export const retryMail = define(wire.retryMail, {
  summary: 'Send an undelivered mail again; one that is waiting is not changed.',
  body: mailIdBody,
  reply: dataReply(undeliveredMail),
  refusals: [mailNotFound, mailCodeExpired],
});

import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { mailStatuses } from './words.ts';

/** A mail that has not been handed over. Instants are UTC, ISO 8601. */
export const undeliveredMail = z.object({
  _id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** How often it was tried. */
  tries: z.number(),
  /** Why the last attempt failed, in plain words; null before the first. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  /** When it is tried next; null once it is dead. */
  nextTryAt: z.nullable(z.string()),
  /** False while it waits anyway, and once the code in it no longer works. */
  canRetry: z.boolean(),
});
export type UndeliveredMail = z.output<typeof undeliveredMail>;

export const mailIdBody = z.object({ mailId: id('Mail') });
export type MailIdBody = z.input<typeof mailIdBody>;

import * as z from 'zod/mini';
import { id } from './fields.ts';
import { person } from './people.ts';
import { activityTopics, mailStatuses } from './records.words.ts';

/** What an action was about, as far as it is still known. Never a secret. */
export const activityAbout = z.object({
  /** Whose account or application it was. */
  person: z.optional(z.string()),
  guard: z.optional(z.string()),
  client: z.optional(z.string()),
  billNumber: z.optional(z.string()),
  /** The status it was given. */
  status: z.optional(z.string()),
  /** To whom a mail was addressed. */
  recipient: z.optional(z.string()),
});

/** One line of the audit log. `createdAt` is when it happened: UTC, ISO 8601. */
export const activity = z.object({
  _id: z.string(),
  createdAt: z.string(),
  /** `bill.paid`; `sentenceOf` says it in words. */
  action: z.string(),
  topic: z.enum(activityTopics),
  /** Who did it; null where nobody was logged in, or the system did it. */
  actor: z.nullable(person),
  about: activityAbout,
});
export type Activity = z.output<typeof activity>;

/** A mail that has not been handed over. Instants are UTC, ISO 8601. */
export const undeliveredMail = z.object({
  _id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** How often it was tried. */
  tries: z.number(),
  /** Why the last try failed, in plain words; null before the first. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  /** When it is tried next; null once it was given up. */
  nextTryAt: z.nullable(z.string()),
  /** False while it waits anyway, and once the code in it no longer works. */
  canRetry: z.boolean(),
});
export type UndeliveredMail = z.output<typeof undeliveredMail>;

export const mailIdBody = z.object({ mailId: id('Mail') });

import * as z from 'zod/mini';
import { person } from '../people.ts';
import { auditTopics } from './words.ts';

/** What an action was about, as far as it is still known. Never a secret. */
export const auditSubject = z.object({
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

/** One entry of the audit log. `createdAt` is when it happened: UTC, ISO 8601. */
export const auditEntry = z.object({
  _id: z.string(),
  createdAt: z.string(),
  /** `markBillPaid`; `describeAuditEntry` says it in words. */
  action: z.string(),
  topic: z.enum(auditTopics),
  /** Who did it; null where nobody was logged in, or the system did it. */
  actor: z.nullable(person),
  about: auditSubject,
});
export type AuditEntry = z.output<typeof auditEntry>;

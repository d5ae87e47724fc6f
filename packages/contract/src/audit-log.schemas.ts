import * as z from 'zod/mini';
import * as wire from './audit-log.ts';
import { auditTopics } from './audit-log.ts';
import { consentPurposes } from './auth.ts';
import { defineList } from './definition.ts';
import { paperKind } from './documents.schemas.ts';
import { person, recordRef } from './people.ts';
import { instant, recordId } from './reply.schemas.ts';

/** The people and things an entry is about, while they exist. Contains no secrets. */
export const auditSubject = z.object({
  /** The owner of the account or application. */
  person: z.optional(z.string()),
  guard: z.optional(z.string()),
  client: z.optional(z.string()),
  billNumber: z.optional(z.string()),
  /** A bill that the entry deleted and nobody has restored. */
  deletedBillId: z.optional(recordId),
  /** The import that the entry is about, until it is removed. */
  importId: z.optional(recordId),
  /** The number of imported rows. */
  rows: z.optional(z.number()),
  status: z.optional(z.string()),
  /** The address a mail was sent to. */
  recipient: z.optional(z.string()),
  /** The kind of a guard's paper. */
  paper: z.optional(paperKind),
  /** The purpose of a consent. */
  purpose: z.optional(z.enum(consentPurposes)),
});

/** One entry of the audit log. `createdAt` is when it happened: UTC, ISO 8601. */
export const auditEntry = z.object({
  _id: recordId,
  createdAt: instant,
  /** The name of the action, such as `markBillPaid`. */
  action: z.string(),
  topic: z.enum(auditTopics),
  /** The user who acted; null for an anonymous request or the system. */
  actor: z.nullable(person),
  /** The API token with which the actor acted; without a name once it was revoked. */
  apiToken: z.optional(z.object({ _id: recordId, name: z.nullable(z.string()) })),
  about: auditSubject,
  /** Records that the names in the sentence link to, while these people are guards or clients. */
  records: z.optional(
    z.object({
      actor: z.optional(recordRef),
      person: z.optional(recordRef),
      guard: z.optional(recordRef),
      client: z.optional(recordRef),
    }),
  ),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const listAuditEntries = defineList(wire.listAuditEntries, {
  summary:
    'Audit entries: who did what and when; `status` filters by topic, `q` finds a person or the number of a bill.',
  row: auditEntry,
});

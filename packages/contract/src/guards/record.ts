import * as z from 'zod/mini';
import { assignmentStatuses, shifts } from '../assignments/words.ts';
import { auditEntry } from '../audit-log/schemas.ts';
import { personLogin } from '../invitations/schemas.ts';
import { paper } from '../papers/schemas.ts';
import { guard } from './schemas.ts';

/** An assignment in a person’s record. Days are `YYYY-MM-DD` in India. */
export const recordAssignment = z.object({
  _id: z.string(),
  /** Guard and client, whichever of them the record is about. */
  guard: z.object({ _id: z.string(), name: z.string() }),
  client: z.object({ _id: z.string(), name: z.string() }),
  city: z.string(),
  shift: z.enum(shifts),
  status: z.enum(assignmentStatuses),
  startDate: z.string(),
  /** The last day: of a completed assignment the day it was completed, if that was earlier. */
  endDate: z.string(),
  /** Days until today, both ends included. */
  days: z.number(),
});
export type RecordAssignment = z.output<typeof recordAssignment>;

/** Assigned days of a month: until today, and still to come. */
export const monthOfDays = z.object({ month: z.string(), days: z.number(), ahead: z.number() });
export type MonthOfDays = z.output<typeof monthOfDays>;

/** Audit entries about a person, newest first. */
export const personTimeline = z.object({ entries: z.array(auditEntry), hasMore: z.boolean() });
export type PersonTimeline = z.output<typeof personTimeline>;

/** All that the office knows of a guard. */
export const guardRecord = z.object({
  guard,
  phone: z.string(),
  /** Home city; empty when not known. */
  city: z.string(),
  dateOfBirth: z.nullable(z.string()),
  login: personLogin,
  /** Whether the person agreed to messages on WhatsApp; missing for one whom nobody has asked. */
  whatsApp: z.optional(z.boolean()),
  papers: z.array(paper),
  /** Latest first, at most 100. */
  assignments: z.array(recordAssignment),
  /** The last 12 months; the current one is last. */
  months: z.array(monthOfDays),
  timeline: personTimeline,
});
export type GuardRecord = z.output<typeof guardRecord>;

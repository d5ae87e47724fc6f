import * as z from 'zod/mini';
import { billStatuses } from './bills.ts';
import { changes } from './changes.schemas.ts';
import { clientStatuses } from './clients.ts';
import { define } from './definition.ts';
import { shownGuardStatuses } from './guards.ts';
import { securityApplicationStatuses } from './job-applications.ts';
import { mailStatuses } from './mail-outbox.ts';
import * as wire from './overview.ts';
import { dataReply } from './reply.schemas.ts';
import { calendarDay, instant } from './reply-fields.ts';
import { clientApplicationStatuses } from './requests.ts';

/** Row counts by status, equal to the `total` of the list with that `status`. */
const counts = <const Statuses extends readonly string[]>(statuses: Statuses) =>
  z.record(z.enum(statuses), z.number());

/** Figures of posts that have not ended, by date in India. */
const posts = z.object({
  total: z.number(),
  short: z.number(),
  tonight: z.number(),
  ending: z.number(),
  upcoming: z.number(),
  asked: z.number(),
  /** Positions with a guard, now or on a later day. */
  filled: z.number(),
  /** Openings tonight. Before 06:00 India time, tonight is the running night. */
  emptyTonight: z.number(),
  /** Openings today at posts that have begun and are not in `emptyTonight`. */
  emptyToday: z.number(),
  /** Openings at posts that begin later. */
  emptyLater: z.number(),
  /** The earliest last day of a post; null without posts. */
  firstEnd: z.nullable(calendarDay),
});
export type PostsOverview = z.output<typeof posts>;

const owed = z.object({
  unpaid: z.number(),
  unpaidBills: z.number(),
  /** The overdue part of `unpaid`. */
  overdue: z.number(),
});

/** Row counts of the office's lists by status today (Asia/Kolkata), and the board's figures. */
export const overview = z.object({
  guards: counts(shownGuardStatuses),
  /** Guards with an active assignment that covers today and whose shift runs now. */
  guardsOnDuty: z.number(),
  /** Guards on a break during such a shift. */
  guardsOnBreak: z.number(),
  posts,
  /** Guards with a paper that has expired or expires within 30 days. */
  papersExpiring: z.number(),
  clients: counts(clientStatuses),
  bills: counts(billStatuses),
  clientApplications: counts(clientApplicationStatuses),
  securityApplications: counts(securityApplicationStatuses),
  undeliveredMail: counts(mailStatuses),
  owed,
  /** The time of the oldest waiting request; null when none waits. */
  oldestRequest: z.nullable(instant),
  /** The time of the oldest waiting job application; null when none waits. */
  oldestJobApplication: z.nullable(instant),
  /** The number of open data requests; missing when there is none. */
  dataRequests: z.optional(z.number()),
  /** The number of guards' requests for leave that wait; missing when there is none. */
  leavePending: z.optional(z.number()),
  /** The number of rates whose rise is due; missing when there is none. */
  risesDue: z.optional(z.number()),
  /** Messages to clients and guards that nobody has ticked off. Missing when there are none. */
  messagesUnsent: z.optional(z.number()),
  /** The number of problems that wait for an answer; missing when there is none. */
  problemsOpen: z.optional(z.number()),
  /** The time of the last backup, present when it is older than two days. */
  oldBackup: z.optional(instant),
  /** Present while the caller's password is generated. */
  replacePassword: z.optional(z.literal(true)),
  /** The counters of `GET /admin/changes` at this moment. */
  changes,
});
export type Overview = z.output<typeof overview>;

export const getOverview = define(wire.getOverview, {
  summary:
    'The number of rows in each list of the office by status, who is on duty now, and the empty places of posts.',
  reply: dataReply(overview),
});

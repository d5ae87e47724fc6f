import * as z from 'zod/mini';
import { billStatuses } from './bills.ts';
import { changes } from './changes.schemas.ts';
import { clientStatuses } from './clients.ts';
import { define } from './definition.ts';
import { shownGuardStatuses } from './guards.ts';
import { securityApplicationStatuses } from './job-applications.ts';
import { mailStatuses } from './mail-outbox.ts';
import * as endpoints from './overview.ts';
import { dataReply } from './reply.schemas.ts';
import { clientApplicationStatuses } from './requests.ts';

/** Number of rows by status, equal to the `total` of the list with that `status`. */
const counts = <const Statuses extends readonly string[]>(statuses: Statuses) =>
  z.record(z.enum(statuses), z.number());

/** Posts that have not ended, and their places, now (Asia/Kolkata). Counts by status equal the `total` of the list with that `status`. */
const posts = z.object({
  total: z.number(),
  short: z.number(),
  tonight: z.number(),
  ending: z.number(),
  upcoming: z.number(),
  /** Guards asked for. */
  asked: z.number(),
  /** Places with a guard, now or from a later day. */
  filled: z.number(),
  /** Places without a guard tonight, at posts with a night shift then: in the night that runs, and from 06:00 India time in the one that comes. */
  emptyTonight: z.number(),
  /** Places without a guard today at the other posts that have begun. */
  emptyToday: z.number(),
  /** Places without a guard at posts that begin later. With the two above, all empty places; one whose guard begins later is empty until then. */
  emptyLater: z.number(),
  /** The earliest last day of a post; null without posts. */
  firstEnd: z.nullable(z.string()),
});
export type PostsOverview = z.output<typeof posts>;

/** What clients owe, in rupees. */
const owed = z.object({
  unpaid: z.number(),
  unpaidBills: z.number(),
  /** The part of `unpaid` whose due date is over. */
  overdue: z.number(),
});

/** Number of rows in each list of the office, by status today (Asia/Kolkata), and the figures of its board. */
export const overview = z.object({
  guards: counts(shownGuardStatuses),
  /** Guards whose assignment is active, whose dates cover today and whose shift runs now (DECISIONS section 6). */
  guardsOnDuty: z.number(),
  /** As `guardsOnDuty`, for assignments that are on a break. */
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
  /** When the oldest request for guards that waits was sent; null when none waits. */
  oldestRequest: z.nullable(z.string()),
  /** When the oldest job application that waits was sent; null when none waits. */
  oldestJobApplication: z.nullable(z.string()),
  /** Open requests about personal data; missing when there is none. */
  dataRequests: z.optional(z.number()),
  /** Only while the caller's password is one that the server generated. */
  replacePassword: z.optional(z.literal(true)),
  /** As `GET /admin/changes` at this time: what a page that watches the lists compares with first. */
  changes,
});
export type Overview = z.output<typeof overview>;

export const getOverview = define(endpoints.getOverview, {
  summary:
    'The number of rows in each list of the office by status, who is on duty now, and the empty places of posts.',
  reply: dataReply(overview),
});

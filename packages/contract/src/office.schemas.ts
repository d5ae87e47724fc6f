import * as z from 'zod/mini';
import { clientApplicationStatuses, securityApplicationStatuses } from './applications.ts';
import { billStatuses } from './bills.ts';
import { clientStatuses } from './clients.ts';
import { BULK_MAX, LIST_SEARCH_MAX } from './constants.ts';
import { define, defineList } from './definition.ts';
import { answeredVersion, choice, declineReason, id, line } from './fields.ts';
import { shownGuardStatuses } from './guards.ts';
import * as wire from './office.ts';
import {
  bulkActions,
  findKinds,
  mailCodeExpired,
  mailNotFound,
  mailStatuses,
  nothingToUndo,
  somethingFollowed,
  undoOver,
} from './office.ts';
import { personErased, recordRef } from './people.ts';
import { calendarDay, dataReply, instant, messageReply, recordId, undoOffer } from './reply.schemas.ts';

const counter = z.number();

/** Counters of the office’s lists; a change to a list increments its counter within seconds. */
export const changes = z.object({
  guards: counter,
  clients: counter,
  posts: counter,
  bills: counter,
  clientApplications: counter,
  securityApplications: counter,
  /** Open leave, messages and problems, counted as in the overview. */
  leavePending: counter,
  messagesUnsent: counter,
  problemsOpen: counter,
});
export type Changes = z.output<typeof changes>;

export const getChanges = define(wire.getChanges, {
  summary:
    'Counters of the changes of each list, for a page that shows what others change. Cheap: ask every few seconds.',
  reply: dataReply(changes),
});

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

export const findBody = z.object({
  q: line('Search', LIST_SEARCH_MAX),
});
export type FindBody = z.input<typeof findBody>;

/** One row of any of the office's lists. */
export const found = z.object({
  kind: z.enum(findKinds),
  _id: recordId,
  /** The name of a person or the number of a bill. */
  name: z.string(),
  /** The place, or the owner of a bill. */
  detail: z.string(),
  /** The figure at the end of the line: a phone number, an amount or a status. */
  figure: z.string(),
});
export type Found = z.output<typeof found>;

export const find = define(wire.find, {
  summary: 'The first rows of each of the office’s lists that match a search, a handful of each kind.',
  body: findBody,
  reply: dataReply(z.array(found)),
});

export const bulkBody = z.object({
  action: choice('Action', bulkActions),
  /** Ids of applications, assignments (`withdrawGuards`) or bills. */
  rowIds: z
    .array(id('Row'), { error: 'Rows are required' })
    .check(
      z.minLength(1, { error: 'Choose at least one row' }),
      z.maxLength(BULK_MAX, { error: wire.bulkMessages.tooMany }),
    ),
  /** Versions of the applications that the office saw; an application changed since is refused. */
  versions: z.optional(
    z
      .array(z.object({ rowId: id('Row'), version: answeredVersion }), { error: 'Versions must be a list' })
      .check(z.maxLength(BULK_MAX, { error: `At most ${BULK_MAX} versions at once` })),
  ),
  /** The reason that declined applicants are told. */
  reason: declineReason,
});
export type BulkBody = z.input<typeof bulkBody>;

/** The result for one row. */
export const bulkResult = z.object({
  _id: recordId,
  done: z.boolean(),
  /** The reason for a refusal. */
  message: z.optional(z.string()),
  /** The code that the same refusal has for a single row: `applications.changed`. */
  code: z.optional(z.string()),
  undo: z.optional(undoOffer),
});
export type BulkResult = z.output<typeof bulkResult>;

export const runBulk = define(wire.runBulk, {
  summary:
    'Act on several rows, each as if alone and in a transaction of its own. The reply has a result per row, in their order; a repeated row is done once. With `versions`, only applications that have not been changed since they were read are answered.',
  body: bulkBody,
  reply: dataReply(z.array(bulkResult)),
});

export const undoBody = z.object({
  /** Entries of the caller's own writes; all are undone or none. */
  entryIds: z
    .array(id('Entry'), { error: 'Entries are required' })
    .check(
      z.minLength(1, { error: 'Name at least one entry' }),
      z.maxLength(BULK_MAX, { error: `At most ${BULK_MAX} entries at once` }),
    ),
});
export type UndoBody = z.input<typeof undoBody>;

export const undo = define(wire.undo, {
  summary:
    'Undo what the caller just did, named by the entries in the replies’ `undo`: all or none. Undoing again changes nothing.',
  body: undoBody,
  reply: messageReply,
  refusals: [nothingToUndo, undoOver, somethingFollowed, personErased],
});

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
  /** False while an attempt is scheduled or where the code or invitation in the mail is no longer valid. */
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

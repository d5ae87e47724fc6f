import { dutyCounts, musterMarks, musterStates } from '@prahari/domain/muster';
import * as z from 'zod/mini';
import { location } from './assignments.schemas.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { dutyFlags, dutyNotFound, musterLocked } from './duties.ts';
import { choice, day, id, month, number, optionalProse, prose } from './fields.ts';
import type { ShortListQuery } from './lists.ts';
import * as wire from './muster.ts';
import { postNotFound } from './posts.ts';
import { calendarDay, dataReply, instant, link, recordId, shift } from './reply.schemas.ts';
import { tooManyCalls } from './reply.ts';

const REASON_MAX = 500;
/** Duties of a post in a month that one call can dispute. */
const MAX_DISPUTES = 200;

const counts = number('Counts').check(
  z.refine((value) => (dutyCounts as readonly number[]).includes(value), {
    error: 'Counts must be 0, 0.5 or 1',
  }),
);

const person = z.object({ _id: recordId, name: z.string() });
const act = z.object({ at: instant, by: z.string() });

/** A client's objection to a duty, and the office's answer once there is one. */
export const musterDispute = z.object({
  reason: z.string(),
  at: instant,
  answer: z.optional(z.object({ counts: z.number(), note: z.string(), by: z.string(), at: instant })),
});
export type MusterDispute = z.output<typeof musterDispute>;

/** One guard on one day. Without `dutyId` the guard has no duty then. */
export const musterCell = z.object({
  day: calendarDay,
  dutyId: z.optional(recordId),
  mark: z.enum(musterMarks),
  /** The part that the bill counts: 1, 0.5 or 0. */
  counts: z.number(),
  startedAt: z.optional(instant),
  endedAt: z.optional(instant),
  /** True where a reliever filled in. */
  reliever: z.optional(z.boolean()),
  /** True where the guard has another duty on this day, anywhere. */
  double: z.optional(z.boolean()),
  /** True where the office changed what is known of the duty. */
  corrected: z.optional(z.boolean()),
  /** Marks left by the press or by the office, `as-planned` where nobody kept attendance. */
  flags: z.optional(z.array(z.enum(dutyFlags))),
  /** True once the client agreed it: nothing changes it but an adjustment. */
  agreed: z.optional(z.boolean()),
  /** The last dispute about it. */
  dispute: z.optional(musterDispute),
  /** The true count, stored after it was agreed, for the next bill. */
  adjustment: z.optional(z.object({ counts: z.number(), reason: z.string(), by: z.string(), at: instant })),
});
export type MusterCell = z.output<typeof musterCell>;

const sums = { duties: z.number(), late: z.number(), absent: z.number() };

/** The muster of a post and month. */
export const muster = z.object({
  state: z.enum(musterStates),
  month: z.string(),
  post: z.object({
    _id: recordId,
    client: person,
    place: location,
    shift: z.nullable(shift),
    startsAt: z.nullable(z.string()),
    hours: z.nullable(z.number()),
    asked: z.number(),
  }),
  /** By name; `cells` has every day of the month in order. */
  guards: z.array(z.object({ guard: person, cells: z.array(musterCell), ...sums })),
  /** Every day of the month: the guards asked for, and the duties that count. */
  days: z.array(z.object({ day: calendarDay, asked: z.number(), present: z.number() })),
  /** `due` is asked on the days that are over. */
  totals: z.object({ asked: z.number(), due: z.number(), ...sums }),
  /** Time and sender of the last sending; missing before. */
  sent: z.optional(act),
  /** Time and person of the agreement, and whether it came by link or by silence; missing before. */
  agreed: z.optional(z.object({ at: instant, by: z.string(), byLink: z.boolean(), bySilence: z.boolean() })),
  /** Silence until then counts as agreed; missing where it never does. */
  silentAt: z.optional(instant),
  /** True if the company keeps no attendance now: past duties count as planned. */
  isAsPlanned: z.boolean(),
  /** Names what an agreement agrees: the sent duties and what they count. The older hosted API lacks it. */
  version: z.optional(z.string()),
});
export type Muster = z.output<typeof muster>;

export const musterQuery = z.object({ postId: id('Post'), month });
/** The query as callers send it. */
export interface MusterQuery {
  postId: string;
  month: string;
}
export const monthQuery = z.object({ month });
/** The query as callers send it. */
export interface MonthQuery {
  month: string;
}

export const ownMustersQuery = z.object({
  month,
  status: z.optional(choice('status', musterStates)),
  ...shortListQuery(wire.ownMusterColumns),
});
/** The query as callers send it. */
export interface OwnMustersQuery extends MonthQuery, ShortListQuery {
  status?: Muster['state'];
}

/** The month as the caller saw it: refused once it has changed. Missing, whatever it is now counts. */
const version = z.optional(
  z
    .string({ error: 'Version must be text' })
    .check(z.regex(/^[0-9a-f]{64}$/, { error: 'Version must be the one that was read' })),
);

export const musterBody = z.object({ postId: id('Post'), month });
export type MusterBody = z.input<typeof musterBody>;

export const agreeMusterBody = z.object({ postId: id('Post'), month, version });
export type AgreeMusterBody = z.input<typeof agreeMusterBody>;

/** Pages of before version was sent have no body. */
export const agreeByLinkBody = z.optional(z.object({ version }));
export type AgreeByLinkBody = z.input<typeof agreeByLinkBody>;

/** The link for the client, and the same as a WhatsApp message where the phone is known and WhatsApp not refused. */
export const sentMuster = z.object({ url: link, whatsapp: z.optional(link), muster });
export type SentMuster = z.output<typeof sentMuster>;

export const answerDisputeBody = z.object({
  postId: id('Post'),
  month,
  day: day('Day'),
  guardId: id('Guard'),
  counts,
  note: optionalProse('Note', REASON_MAX),
});
export type AnswerDisputeBody = z.input<typeof answerDisputeBody>;

export const reopenMusterBody = z.object({ postId: id('Post'), month, reason: prose('Reason', REASON_MAX) });
export type ReopenMusterBody = z.input<typeof reopenMusterBody>;

export const adjustDutyBody = z.object({ dutyId: id('Duty'), counts, reason: prose('Reason', REASON_MAX) });
export type AdjustDutyBody = z.input<typeof adjustDutyBody>;

const disputedDays = z
  .array(
    z.object({
      day: day('Day'),
      /** All duties of the day if missing. */
      guardId: z.optional(id('Guard')),
      reason: prose('Reason', REASON_MAX),
    }),
    { error: 'Days must be a list' },
  )
  .check(
    z.minLength(1, { error: 'Name at least one day' }),
    z.maxLength(MAX_DISPUTES, { error: `At most ${MAX_DISPUTES} days` }),
  );

export const disputeMusterBody = z.object({ postId: id('Post'), month, days: disputedDays, version });
export type DisputeMusterBody = z.input<typeof disputeMusterBody>;

export const disputeByLinkBody = z.object({ days: disputedDays, version });
export type DisputeByLinkBody = z.input<typeof disputeByLinkBody>;

export const agreeMonthBody = z.object({ month, version });
export type AgreeMonthBody = z.input<typeof agreeMonthBody>;

/** A guard's own month: `hours` counts those of the duties that were done. */
export const guardMonth = z.object({
  month: z.string(),
  days: z.number(),
  hours: z.number(),
  cells: z.array(
    z.object({
      day: calendarDay,
      dutyId: z.optional(recordId),
      mark: z.enum(musterMarks),
      hours: z.number(),
      corrected: z.optional(z.boolean()),
      flags: z.optional(z.array(z.enum(dutyFlags))),
      client: z.optional(z.string()),
    }),
  ),
  /** Missing until the guard agreed the month as it is. */
  agreedAt: z.optional(instant),
  /** Names what an agreement agrees: the duties with their marks and hours. The older hosted API lacks it. */
  version: z.optional(z.string()),
});
export type GuardMonth = z.output<typeof guardMonth>;

/** A month of a guard's history: duties that were done, and where. */
export const workedMonth = z.object({
  month: z.string(),
  days: z.number(),
  hours: z.number(),
  clients: z.array(z.string()),
});
export type WorkedMonth = z.output<typeof workedMonth>;

export const getMuster = define(wire.getMuster, {
  summary: 'The duties of a post in a month as they were: a mark per guard and day, sums, state.',
  query: musterQuery,
  reply: dataReply(muster),
  refusals: [postNotFound],
});

export const sendMuster = define(wire.sendMuster, {
  summary: `Send a month to its client: the link works for ${wire.MUSTER_LINK_DAYS} days and can only read, agree and dispute this month.`,
  body: musterBody,
  reply: dataReply(sentMuster),
  refusals: [postNotFound, wire.musterDisputed, musterLocked],
});

export const answerDispute = define(wire.answerDispute, {
  summary:
    'Answer a disputed duty: it counts whole, half or not. After the last answer the month is sent again.',
  body: answerDisputeBody,
  reply: dataReply(muster),
  refusals: [postNotFound, wire.disputeNotFound],
});

export const reopenMuster = define(wire.reopenMuster, {
  summary: 'Take a month back from its client, also an agreed one; links to it end.',
  body: reopenMusterBody,
  reply: dataReply(muster),
  refusals: [postNotFound, wire.musterNotSent],
});

export const adjustDuty = define(wire.adjustDuty, {
  summary: 'Store what an agreed duty counts in truth, for the next bill; the last one holds.',
  body: adjustDutyBody,
  reply: dataReply(muster),
  refusals: [dutyNotFound, wire.musterNotAgreed],
});

export const exportMuster = define(wire.exportMuster, {
  summary: 'The month of a post as a workbook, in the form that clients and inspectors know; audited.',
  reauthenticates: true,
  body: musterBody,
  reply: z.string(),
  replyTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  refusals: [postNotFound],
});

export const listOwnMusters = define(wire.listOwnMusters, {
  summary: 'The month of all posts of the caller.',
  query: ownMustersQuery,
  reply: shortListReply(muster),
});

const clientRefusals = [
  postNotFound,
  wire.musterNotSent,
  wire.musterDisputed,
  wire.musterChanged,
  musterLocked,
] as const;
const linkRefusals = [
  wire.musterLinkInvalid,
  wire.musterNotSent,
  wire.musterDisputed,
  wire.musterChanged,
  musterLocked,
  tooManyCalls,
] as const;

export const agreeMuster = define(wire.agreeMuster, {
  summary: 'Agree a month that was sent; agreeing an agreed one changes nothing.',
  body: agreeMusterBody,
  reply: dataReply(muster),
  refusals: clientRefusals,
});

export const disputeMuster = define(wire.disputeMuster, {
  summary: 'Dispute days of a month that was sent; all its other days are agreed.',
  body: disputeMusterBody,
  reply: dataReply(muster),
  refusals: clientRefusals,
});

export const getLinkedMuster = define(wire.getLinkedMuster, {
  summary: 'The month of a link.',
  reply: dataReply(muster),
  refusals: [wire.musterLinkInvalid, tooManyCalls],
});

export const agreeLinkedMuster = define(wire.agreeLinkedMuster, {
  summary: 'Agree the month of a link; agreeing an agreed one changes nothing.',
  body: agreeByLinkBody,
  reply: dataReply(muster),
  refusals: linkRefusals,
});

export const disputeLinkedMuster = define(wire.disputeLinkedMuster, {
  summary: 'Dispute days of the month of a link; all its other days are agreed.',
  body: disputeByLinkBody,
  reply: dataReply(muster),
  refusals: linkRefusals,
});

export const getOwnMonth = define(wire.getOwnMonth, {
  summary: 'The caller’s own month: marks, days and hours.',
  query: monthQuery,
  reply: dataReply(guardMonth),
});

export const getOwnHistory = define(wire.getOwnHistory, {
  summary: 'The caller’s last twelve months with duties: days, hours and clients.',
  reply: dataReply(z.array(workedMonth)),
});

export const agreeOwnMonth = define(wire.agreeOwnMonth, {
  summary: 'Agree the own month; a later change asks for it again.',
  body: agreeMonthBody,
  reply: dataReply(guardMonth),
  refusals: [wire.musterChanged],
});

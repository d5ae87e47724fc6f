import { addDays, countDays, isDayInRange, today } from '@prahari/domain/days';
import * as z from 'zod/mini';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { choice, day, id, line, optionalProse } from './fields.ts';
import * as wire from './leave.ts';
import type { ShortListQuery } from './lists.ts';
import { calendarDay, dataReply, instant, recordId } from './reply.schemas.ts';

/** An invalid day has its own error. */
const areDays = ({ from, to }: { from: string; to: string }) => isDayInRange(from) && isDayInRange(to);

export const askForLeaveBody = z
  .object({
    /** The first and the last day; a night belongs to the day on which it begins. */
    from: day('First day'),
    to: day('Last day'),
    reason: line('Reason', 200),
  })
  .check(
    z.refine((body) => !areDays(body) || body.to >= body.from, {
      path: ['to'],
      error: 'Last day must not be before the first day',
    }),
    z.refine((body) => !areDays(body) || body.from >= today(), {
      path: ['from'],
      error: 'First day must not be in the past',
    }),
    z.refine((body) => !areDays(body) || body.from <= addDays(today(), 366), {
      path: ['from'],
      error: 'First day must be within a year',
    }),
    z.refine((body) => !areDays(body) || countDays(body.from, body.to) <= wire.LEAVE_MAX_DAYS, {
      path: ['to'],
      error: `Leave must be at most ${wire.LEAVE_MAX_DAYS} days`,
    }),
  );
export type AskForLeaveBody = z.input<typeof askForLeaveBody>;

export const withdrawLeaveBody = z.object({ leaveId: id('Leave') });
export type WithdrawLeaveBody = z.input<typeof withdrawLeaveBody>;

export const answerLeaveBody = z.object({
  leaveId: id('Leave'),
  approved: z.boolean({ error: 'Approved must be true or false' }),
  /** The office's words to the guard. */
  note: optionalProse('Note', 500),
});
export type AnswerLeaveBody = z.input<typeof answerLeaveBody>;

export const leaveQuery = z.object({
  status: z.optional(choice('status', wire.leaveStatuses)),
  ...shortListQuery(wire.leaveColumns),
});
export const ownLeaveQuery = z.object({
  status: z.optional(choice('status', wire.leaveStatuses)),
  ...shortListQuery(wire.ownLeaveColumns),
});
export interface LeaveQuery extends ShortListQuery {
  status?: wire.LeaveStatus;
}

const leaveFields = {
  _id: recordId,
  from: calendarDay,
  to: calendarDay,
  reason: z.string(),
  status: z.enum(wire.leaveStatuses),
  askedAt: instant,
  answeredAt: z.optional(instant),
  /** The name of who answered. */
  answeredBy: z.optional(z.string()),
  note: z.optional(z.string()),
};

/** Leave as its guard sees it. */
export const ownLeave = z.object({
  ...leaveFields,
  /** Its duties that have not begun: those that it will take, or has taken. */
  duties: z.number(),
});
export type OwnLeave = z.output<typeof ownLeave>;

/** A duty that leave takes, and so an opening once it is granted. */
const leaveDuty = z.object({
  _id: recordId,
  day: calendarDay,
  startsAt: z.string(),
  hours: z.number(),
  client: z.string(),
  city: z.string(),
  /** Null for an assignment without a post. */
  postId: z.nullable(recordId),
});

/** Leave as the office sees it. */
export const officeLeave = z.object({
  ...leaveFields,
  guard: z.object({ _id: recordId, name: z.string(), phone: z.string() }),
  duties: z.array(leaveDuty),
});
export type OfficeLeave = z.output<typeof officeLeave>;

export const askForLeave = define(wire.askForLeave, {
  summary: 'Ask for leave on some days from today on.',
  body: askForLeaveBody,
  reply: dataReply(ownLeave),
  refusals: [wire.leaveOverlap, wire.notAGuard],
});

export const listOwnLeave = define(wire.listOwnLeave, {
  summary: 'The caller’s leave with its answers, the latest days first; at most 1,000.',
  query: ownLeaveQuery,
  reply: shortListReply(ownLeave),
});

export const withdrawLeave = define(wire.withdrawLeave, {
  summary: 'Take back leave that has no answer yet.',
  body: withdrawLeaveBody,
  reply: dataReply(z.object({ _id: recordId })),
  refusals: [wire.leaveNotFound, wire.leaveAnswered],
});

export const listLeave = define(wire.listLeave, {
  summary: 'The leave of all guards that waits or is not over, by status, the earliest days first.',
  query: leaveQuery,
  reply: shortListReply(officeLeave),
});

export const answerLeave = define(wire.answerLeave, {
  summary: 'Grant leave or not. Duties of granted days that have not begun become openings at once.',
  body: answerLeaveBody,
  reply: dataReply(officeLeave),
  refusals: [wire.leaveNotFound, wire.leaveAnswered],
});

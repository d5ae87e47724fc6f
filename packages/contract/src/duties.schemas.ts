import { dutyStates } from '@prahari/domain/duty-state';
import * as z from 'zod/mini';
import { location } from './assignments.schemas.ts';
import { guardNotAvailable, guardNotFound } from './assignments.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import * as wire from './duties.ts';
import { choice, day, ID, id, instantText, prose } from './fields.ts';
import { notAGuard } from './leave.ts';
import type { ShortListQuery } from './lists.ts';
import { personErased } from './people.ts';
import { papersExpired } from './post-guards.ts';
import { coordinates } from './posts.schemas.ts';
import { postFull } from './posts.ts';
import {
  calendarDay,
  dataReply,
  instant,
  link,
  messageReply,
  recordId,
  shift,
  undoableTogetherReply,
} from './reply.schemas.ts';

/** A phone's position. Given only with a press, and only if the guard allows it. */
export const phonePosition = z.object(
  {
    ...coordinates,
    /** The radius in which the phone is, in meters. */
    accuracyMeters: z
      .number({ error: 'Accuracy must be a number' })
      .check(
        z.gte(0, { error: 'Accuracy must be at least 0' }),
        z.lte(1e7, { error: 'Accuracy must be at most 10,000 km' }),
      ),
    takenAt: instantText('The time of the position'),
  },
  { error: 'Position must have latitude, longitude, accuracyMeters and takenAt' },
);

/** A press of start or end. */
export const pressBody = z.object({
  dutyId: id('Duty'),
  /** The phone's time of a press that waited for the network. */
  at: z.optional(instantText('The time of the press')),
  /** The phone's time when it sends, from which its clock is corrected. */
  sentAt: z.optional(instantText('The time of sending')),
  position: z.optional(phonePosition),
});
export type PressBody = z.input<typeof pressBody>;

export const correctDutyBody = z
  .object({
    dutyId: id('Duty'),
    state: choice('State', ['present', 'late', 'absent', 'leave', 'cancelled', 'planned'] as const),
    startedAt: z.optional(instantText('Started')),
    endedAt: z.optional(instantText('Ended')),
    reason: prose('Reason', 500),
  })
  .check(
    z.refine(
      ({ startedAt, endedAt }) => !startedAt || !endedAt || Date.parse(startedAt) < Date.parse(endedAt),
      {
        path: ['endedAt'],
        error: 'The end must be after the begin',
      },
    ),
  );
export type CorrectDutyBody = z.input<typeof correctDutyBody>;

export const swapDutiesBody = z.object({
  dutyIds: z
    .array(id('Duty'), { error: 'Duties are required' })
    .check(z.minLength(2, { error: 'Choose two duties' }), z.maxLength(2, { error: 'Choose two duties' })),
  reason: prose('Reason', 500),
});
export type SwapDutiesBody = z.input<typeof swapDutiesBody>;

/** The position of a press. */
const evidence = z.object({
  latitude: z.number(),
  longitude: z.number(),
  accuracyMeters: z.number(),
  takenAt: instant,
  /** Seconds between the position and the press. */
  ageSeconds: z.number(),
  /** Meters from the post; missing where its position is not known. */
  meters: z.optional(z.number()),
});

const dutyFields = {
  _id: recordId,
  /** The day in India on which it begins. */
  day: calendarDay,
  beginsAt: instant,
  endsAt: instant,
  state: z.enum(dutyStates),
  startedAt: z.optional(instant),
  endedAt: z.optional(instant),
  /** The time when the press that started it arrived. */
  arrivedAt: z.optional(instant),
  startedBy: z.optional(z.enum(['guard', 'office'])),
  flags: z.array(z.enum(wire.dutyFlags)),
  /** True where attendance is kept now: its guard starts and ends it. Else it goes as planned. */
  attended: z.boolean(),
  position: z.optional(evidence),
  /** The office's last change: the reason, by whom and when, and the state before. */
  correction: z.optional(
    z.object({ reason: z.string(), by: z.string(), at: instant, before: z.enum(dutyStates) }),
  ),
};

const post = {
  /** Null for an assignment that no post had room for. */
  _id: z.nullable(recordId),
  client: z.object({ _id: recordId, name: z.string() }),
  place: location,
  shift,
  startsAt: z.string(),
  hours: z.number(),
};

/** A duty as the office sees it. */
export const duty = z.object({
  ...dutyFields,
  assignmentId: recordId,
  guard: z.object({ _id: recordId, name: z.string(), phone: z.string() }),
  post: z.object({ ...post, phone: z.optional(z.string()) }),
});
export type Duty = z.output<typeof duty>;

/** A duty as its guard sees it. */
export const ownDuty = z.object({
  ...dutyFields,
  assignmentId: recordId,
  guard: z.object({ _id: recordId, name: z.string() }),
  post: z.object(post),
});
export type OwnDuty = z.output<typeof ownDuty>;

export const ownDutiesQuery = z
  .object({
    from: z.optional(day('from')),
    to: z.optional(day('to')),
    status: z.optional(choice('status', dutyStates)),
    ...shortListQuery(wire.ownDutyColumns),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      path: ['to'],
      error: 'to must not be before from',
    }),
  );
/** The query as callers send it. By default the past week and the next two. */
export interface OwnDutiesQuery extends ShortListQuery {
  from?: string;
  to?: string;
  status?: Duty['state'];
}

const foreignCursor = 'cursor does not belong to duties';
/** A cursor of the pages in the order of their begin: the begin and the id of the last duty. */
const PLACE = /^\d{1,16}\.[0-9a-f-]{36}$/;

export const dutiesQuery = z
  .object({
    day: z.optional(day('day')),
    postId: z.optional(id('postId')),
    status: z.optional(choice('status', dutyStates)),
    ...shortListQuery(wire.dutyColumns),
    cursor: z.optional(z.string()),
  })
  .check(
    z.refine(({ cursor, q, sort }) => cursor === undefined || (q || sort ? ID : PLACE).test(cursor), {
      path: ['cursor'],
      error: foreignCursor,
    }),
  );
/** The query as callers send it. The day is today in India by default. */
export interface DutiesQuery extends ShortListQuery {
  day?: string;
  /** Duties of one post only; of all posts by default. */
  postId?: string;
  status?: Duty['state'];
}

export const listOwnDuties = define(wire.listOwnDuties, {
  summary: 'The caller’s own duties with their states; by default of the past week and the next two.',
  query: ownDutiesQuery,
  reply: shortListReply(ownDuty),
});

const pressRefusals = [
  wire.dutyNotFound,
  wire.attendanceOff,
  wire.dutyTooEarly,
  wire.dutyOver,
  wire.dutyTooOld,
  wire.dutyCalledOff,
  wire.musterLocked,
];

export const startDuty = define(wire.startDuty, {
  summary: 'Start the caller’s own duty, from an hour before its begin; a repeated press changes nothing.',
  body: pressBody,
  reply: dataReply(ownDuty),
  refusals: pressRefusals,
});

export const endDuty = define(wire.endDuty, {
  summary: 'End the caller’s own duty; a repeated press changes nothing.',
  body: pressBody,
  reply: dataReply(ownDuty),
  refusals: [...pressRefusals, wire.dutyNotStarted],
});

export const listDuties = define(wire.listDuties, {
  summary: 'The duties that begin on a day, with their states as they are now; by default of today.',
  query: dutiesQuery,
  reply: shortListReply(duty),
});

export const correctDuty = define(wire.correctDuty, {
  summary: 'Put down what the office knows about a duty; what stood before and the reason are kept.',
  body: correctDutyBody,
  reply: dataReply(duty),
  refusals: [
    wire.dutyNotFound,
    wire.dutyCalledOff,
    guardNotAvailable,
    postFull,
    wire.musterLocked,
    personErased,
  ],
});

export const swapDuties = define(wire.swapDuties, {
  summary: 'Swap two duties of two guards for their days; both assignments go on.',
  body: swapDutiesBody,
  reply: undoableTogetherReply(z.array(duty)),
  refusals: [
    wire.dutyNotFound,
    wire.dutyOver,
    wire.samePerson,
    guardNotFound,
    guardNotAvailable,
    papersExpired,
    personErased,
  ],
});

/** `since` is null without an address. */
export const calendarFeed = z.object({ since: z.nullable(instant) });
export type CalendarFeed = z.output<typeof calendarFeed>;

export const makeCalendarFeed = define(wire.makeCalendarFeed, {
  summary: 'Make the address of the guard’s calendar, which is shown this once; a former address ends.',
  reply: dataReply(z.object({ url: link })),
  refusals: [notAGuard],
});

export const getCalendarFeed = define(wire.getCalendarFeed, {
  summary: 'Since when the guard has a calendar’s address.',
  reply: dataReply(calendarFeed),
});

export const endCalendarFeed = define(wire.endCalendarFeed, {
  summary: 'End the address of the guard’s calendar.',
  reply: messageReply,
});

export const getCalendar = define(wire.getCalendar, {
  summary:
    'The duties of a guard from 30 days ago to 183 days ahead, as a calendar; a duty that was taken away is cancelled.',
  reply: z.string(),
  replyTypes: ['text/calendar'],
  refusals: [wire.calendarNotFound],
});

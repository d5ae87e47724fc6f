import { shifts } from '@prahari/domain/shifts';
import * as z from 'zod/mini';
import * as wire from './assignments.ts';
import { assignmentNotFound } from './assignments.ts';
import { MAX_RATING } from './constants.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { choice, chosenId, id, line, number, optionalLine, optionalProse, pinCode } from './fields.ts';
import { otherParty, person, personErased } from './people.ts';
import { endNotBeforeStart, notOver, notTooLong, period } from './period.ts';
import { papersExpired } from './post-guards.ts';
import {
  calendarDay,
  dataReply,
  instant,
  recordId,
  shift,
  undoableMessageReply,
  undoableReply,
  withWarnings,
} from './reply.schemas.ts';

export const assignmentStatus = z.enum(wire.assignmentStatuses);

/** A place with its address, as it is stored. */
export const location = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});
export type Location = z.output<typeof location>;

/** A place as it is entered. */
export const newPlace = (label: string, streetMax: number) =>
  z.object(
    {
      street: line('Street', streetMax),
      city: line('City', 100),
      state: line('State', 100),
      zipCode: pinCode,
    },
    { error: `${label} is required` },
  );

/** An assignment as the office sees it; the names are in `guard.user` and `client.user`. */
export const assignment = z.object({
  _id: recordId,
  guard: z.object({ _id: recordId, user: person, experience: z.number() }),
  client: z.object({ _id: recordId, user: person }),
  shift: shift,
  status: assignmentStatus,
  location,
  startDate: calendarDay,
  endDate: calendarDay,
  /** The begin of its duties, `20:00` in India, and their hours. Missing in the hosted API. */
  startsAt: z.optional(z.string()),
  hours: z.optional(z.number()),
  /** Days of the week, 1 is Monday. Missing in the hosted API. */
  weekdays: z.optional(z.array(z.number())),
  createdAt: instant,
  /** The post; null when no post of the client has an opening. Missing in the hosted API. */
  postId: z.optional(z.nullable(recordId)),
});
export type Assignment = z.output<typeof assignment>;

/** An assignment as its client sees it: without the guard’s email. */
export const clientAssignment = z.extend(assignment, {
  guard: z.object({ _id: recordId, user: otherParty, experience: z.number() }),
});
export type ClientAssignment = z.output<typeof clientAssignment>;

/** A completed assignment as its client sees it. */
export const withdrawnAssignment = z.extend(clientAssignment, { completedAt: z.string() });
export type WithdrawnAssignment = z.output<typeof withdrawnAssignment>;

/** An assignment as its guard sees it, with shift times, without the client’s email. */
export const guardAssignment = z.extend(assignment, {
  client: z.object({ _id: recordId, user: otherParty }),
  clientName: z.string(),
  shiftTiming: z.string(),
  duration: z.string(),
});
export type GuardAssignment = z.output<typeof guardAssignment>;

const assignFields = {
  ...period,
  shift: choice('Shift', shifts),
  location: newPlace('Location', 300),
  /** Needed for a guard whose papers expired; not in SPEC. */
  papersReason: optionalLine('Reason', 500),
};

export const assignGuardBody = z
  .object({ guardId: id('Guard'), clientId: id('Client'), ...assignFields })
  .check(endNotBeforeStart, notOver, notTooLong);

export type AssignGuardBody = z.input<typeof assignGuardBody>;

export const assignGuardForm = z
  .object({ guardId: chosenId('guard'), clientId: chosenId('client'), ...assignFields })
  .check(endNotBeforeStart, notOver, notTooLong);

export const withdrawGuardBody = z.object({
  clientId: id('Client'),
  guardId: id('Guard'),
  assignmentId: z.optional(id('Assignment')),
});
export type WithdrawGuardBody = z.input<typeof withdrawGuardBody>;

export const setAssignmentStatusBody = z.object({
  assignmentId: id('Assignment'),
  status: choice('Status', wire.assignmentStatuses),
});
export type SetAssignmentStatusBody = z.input<typeof setAssignmentStatusBody>;

export const assignGuard = define(wire.assignGuard, {
  summary: 'Assign an available guard to a client.',
  body: assignGuardBody,
  reply: withWarnings(undoableReply(assignment)),
  refusals: [
    wire.guardNotFound,
    wire.clientNotFound,
    wire.guardNotAvailable,
    wire.clientFull,
    papersExpired,
    personErased,
  ],
});

export const withdrawGuard = define(wire.withdrawGuard, {
  summary: 'End the open assignment between a guard and a client; the guard is available again.',
  body: withdrawGuardBody,
  reply: undoableMessageReply,
  refusals: [wire.noOpenAssignment],
});

export const getAssignment = define(wire.getAssignment, {
  summary: 'One assignment, open or completed.',
  reply: dataReply(assignment),
  refusals: [wire.assignmentNotFound],
});

export const setAssignmentStatus = define(wire.setAssignmentStatus, {
  summary:
    'Set the caller’s own assignment to active, onBreak or completed; completed makes guard and client available.',
  body: setAssignmentStatusBody,
  reply: dataReply(guardAssignment),
  refusals: [wire.assignmentNotFound, wire.alreadyCompleted],
});

export const rateGuardBody = z.object({
  assignmentId: id('Assignment'),
  stars: number('Stars').check(
    z.refine((stars) => Number.isInteger(stars) && stars >= 1 && stars <= MAX_RATING, {
      error: `Stars must be a whole number from 1 to ${MAX_RATING}`,
    }),
  ),
  /** The client's words, which only the office and the client read. */
  text: optionalProse('Text', wire.RATING_TEXT_MAX),
});
export type RateGuardBody = z.input<typeof rateGuardBody>;

/** An assignment that the client may rate, with the rating once there is one. */
export const ownRating = z.object({
  assignmentId: recordId,
  guard: z.object({ _id: recordId, name: z.string() }),
  city: z.string(),
  startDate: calendarDay,
  endDate: calendarDay,
  rating: z.optional(
    z.object({
      stars: z.number(),
      text: z.string(),
      ratedAt: instant,
      /** The instant until which the client may change it. */
      changeableUntil: instant,
    }),
  ),
});
export type OwnRating = z.output<typeof ownRating>;

export const rateGuard = define(wire.rateGuard, {
  summary:
    'Rate the guard of an own assignment from 1 to 5, once its first duty has ended. The same call changes the rating for seven days.',
  body: rateGuardBody,
  reply: dataReply(ownRating),
  refusals: [assignmentNotFound, wire.ratingTooEarly, wire.ratingClosed],
});

export const ownRatingsQuery = z.object(shortListQuery(wire.ownRatingColumns));

export const listOwnRatings = define(wire.listOwnRatings, {
  summary: 'The latest 50 own assignments whose first duty has ended, with their ratings.',
  query: ownRatingsQuery,
  reply: shortListReply(ownRating),
});

import * as z from 'zod/mini';
import { assignmentNotFound } from './assignments.ts';
import { MAX_RATING } from './constants.ts';
import { define } from './definition.ts';
import { id, number, optionalProse } from './fields.ts';
import * as wire from './ratings.ts';
import { calendarDay, dataReply, instant, recordId } from './reply.schemas.ts';

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

export const listOwnRatings = define(wire.listOwnRatings, {
  summary: 'The latest 50 own assignments whose first duty has ended, with their ratings.',
  reply: dataReply(z.array(ownRating)),
});

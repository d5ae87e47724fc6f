import { dutyStates } from '@prahari/domain/duty-state';
import * as z from 'zod/mini';
import { location } from './assignments.schemas.ts';
import * as wire from './client-posts.ts';
import { define } from './definition.ts';
import { dataReply } from './reply.schemas.ts';
import { calendarDay, instant, recordId } from './reply-fields.ts';
import { shift } from './words.schemas.ts';

const guardOfDuty = z.object({
  assignmentId: recordId,
  name: z.string(),
  state: z.enum(dutyStates),
  isOnBreak: z.boolean(),
  startedAt: z.optional(instant),
});

export type GuardOfDuty = z.output<typeof guardOfDuty>;

/** The duties of a post on one day, one for each guard. */
export const postDuty = z.object({
  day: calendarDay,
  beginsAt: instant,
  endsAt: instant,
  guards: z.array(guardOfDuty),
  /** Places that nobody has. */
  open: z.number(),
});
export type PostDuty = z.output<typeof postDuty>;

/** A day at a post that is over: who guarded it, and the places that nobody had. */
export const pastDay = z.object({
  day: calendarDay,
  guards: z.array(z.object({ assignmentId: recordId, name: z.string(), state: z.enum(dutyStates) })),
  open: z.number(),
});
export type PastDay = z.output<typeof pastDay>;

export const ownPost = z.object({
  _id: recordId,
  /** The request that it comes from; missing for one that the office entered. */
  requestId: z.optional(recordId),
  place: location,
  /** Null until the office has chosen it. */
  shift: z.nullable(shift),
  startDate: calendarDay,
  endDate: calendarDay,
  asked: z.number(),
  /** Guards with an assignment that is not over. */
  assigned: z.number(),
  isOver: z.boolean(),
  /** The duty that runs, or the next one; missing for a post that is over or has no hours. */
  duty: z.optional(postDuty),
  /** The last seven days whose duties are over, the latest first. */
  lastDays: z.array(pastDay),
});
export type OwnPost = z.output<typeof ownPost>;

export const ownPosts = z.object({
  /** False where the company does not keep attendance: then guards are there as planned. */
  attended: z.boolean(),
  /** The latest 100, those that begin last first. */
  posts: z.array(ownPost),
});
export type OwnPosts = z.output<typeof ownPosts>;

export const listOwnPosts = define(wire.listOwnPosts, {
  summary:
    'The client’s posts with the running or next duty of each: who guards it, who has started, how many places are open, and who was there on the last seven days.',
  reply: dataReply(ownPosts),
});

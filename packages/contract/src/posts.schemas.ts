import { dutyStates } from '@prahari/domain/duty-state';
import { dutyHours } from '@prahari/domain/post-hours';
import { shifts } from '@prahari/domain/shifts';
import * as z from 'zod/mini';
import { assignmentStatus, location, newPlace } from './assignments.schemas.ts';
import { clientNotFound } from './assignments.ts';
import { LIST_LIMIT_MAX, ROSTER_MAX_DAYS } from './constants.ts';
import { define, defineList, pagePlace, shortListQuery } from './definition.ts';
import { musterLocked } from './duties.ts';
import { choice, clockTime, day, guardCount, id, optionalProse, wholeNumber } from './fields.ts';
import { person, personErased } from './people.ts';
import { endNotBeforeStart, notOver, period } from './period.ts';
import * as wire from './posts.ts';
import { calendarDay, dataReply, instant, recordId, shift } from './reply.schemas.ts';

/** A coordinate in degrees, between minus and plus `limit`. */
const degrees = (label: string, limit: 90 | 180) =>
  z
    .number({ error: `${label} must be a number` })
    .check(
      z.gte(-limit, { error: `${label} must be at least -${limit}` }),
      z.lte(limit, { error: `${label} must be at most ${limit}` }),
    );

/** WGS 84, as phones and maps give it. */
export const coordinates = { latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) };

/** The radius around a post that still counts as there, in meters. */
export const DEFAULT_RADIUS_METERS = 200;
const RADIUS_MAX_METERS = 10_000;
const radiusError = 'Radius must be a whole number of meters from 1 to 10,000';

/** A post's position as it is entered, with which those of presses are compared. */
export const newPostPosition = z.object(
  {
    ...coordinates,
    radiusMeters: z._default(
      z.number({ error: radiusError }).check(
        z.refine((meters) => Number.isInteger(meters) && meters >= 1 && meters <= RADIUS_MAX_METERS, {
          error: radiusError,
        }),
      ),
      DEFAULT_RADIUS_METERS,
    ),
  },
  { error: 'Position must have latitude and longitude' },
);

export const postPosition = z.object({
  latitude: z.number(),
  longitude: z.number(),
  radiusMeters: z.number(),
});
export type PostPosition = z.output<typeof postPosition>;

export const postAssignment = z.object({
  _id: recordId,
  guard: z.object({ _id: recordId, name: z.string() }),
  shift: shift,
  status: assignmentStatus,
  startDate: calendarDay,
  endDate: calendarDay,
  /** The begin of its duties, `20:00` in India, and their hours. */
  startsAt: z.optional(z.string()),
  hours: z.optional(z.number()),
  /** Days of the week, 1 is Monday; all if missing. */
  weekdays: z.optional(z.array(z.number())),
  /** Days from yesterday to six weeks ahead that are its own, but without a duty: leave, or another guard's. */
  offDays: z.optional(z.array(calendarDay)),
});
export type PostAssignment = z.output<typeof postAssignment>;

/** A place that a client wants guarded. Days are `YYYY-MM-DD` in India. */
export const post = z.object({
  _id: recordId,
  client: z.object({ _id: recordId, user: person, phone: z.optional(z.string()) }),
  /** One made from a request has only its location, as `street`. */
  place: location,
  /** Null until the office chooses one. */
  shift: z.nullable(shift),
  /** The begin of its duties, `20:00` in India; null until the shift is chosen. */
  startsAt: z.optional(z.nullable(z.string())),
  /** The length of its duties: 8, 12 or 24 hours. */
  hours: z.optional(z.nullable(z.number())),
  startDate: calendarDay,
  endDate: calendarDay,
  asked: z.number(),
  /** Positions with a guard now or later. Assignments that follow each other fill one position. */
  filled: z.number(),
  short: z.number(),
  /** Openings tonight. Before 06:00 India time, tonight is the running night. */
  emptyTonight: z.number(),
  note: z.string(),
  /** With which the positions of presses are compared; missing where nobody entered it. */
  position: z.optional(postPosition),
  /** Oldest first. */
  assignments: z.array(postAssignment),
  createdAt: instant,
});
export type Post = z.output<typeof post>;

export const postFields = {
  place: newPlace('Place', 500),
  shift: choice('Shift', shifts),
  /** The begin of its duties; that of the shift by default. */
  startsAt: z.optional(clockTime('Begin')),
  hours: z.optional(z.literal(dutyHours, { error: `Hours must be one of ${dutyHours.join(', ')}` })),
  ...period,
  asked: guardCount,
  note: optionalProse('Note'),
  /** Null for none; a change without it keeps the one that is known. */
  position: z.optional(z.nullable(newPostPosition)),
};

export const addPostBody = z
  .object({ clientId: id('Client'), ...postFields })
  .check(endNotBeforeStart, notOver);
export type AddPostBody = z.input<typeof addPostBody>;

export const updatePostBody = z.object({ postId: id('Post'), ...postFields }).check(endNotBeforeStart);
export type UpdatePostBody = z.input<typeof updatePostBody>;

export const endPostBody = z.object({ postId: id('Post'), lastDay: day('Last day') });
export type EndPostBody = z.input<typeof endPostBody>;

/** A post with its assignments on the days of a roster. A withdrawn one ends on its last day. */
export const rosterPost = z.extend(post, {
  roster: z.array(
    z.extend(postAssignment, {
      guard: z.object({ _id: recordId, name: z.string(), phone: z.string() }),
      /** The days in the period on which the guard has a duty. */
      days: z.array(calendarDay),
    }),
  ),
});
export type RosterPost = z.output<typeof rosterPost>;

export const rosterQuery = z.object({
  from: day('from'),
  /** Only this post. */
  postId: z.optional(id('Post')),
  days: z._default(wholeNumber('days', ROSTER_MAX_DAYS), 7),
  limit: z._default(wholeNumber('limit', LIST_LIMIT_MAX), LIST_LIMIT_MAX),
  cursor: z.optional(
    z
      .string()
      .check(z.regex(/^\d{4}-\d\d-\d\d\.[0-9a-f-]{36}$/, { error: 'cursor does not belong to a roster' })),
  ),
});

/** The query as callers send it. `days` defaults to 7 and `limit` to 200. */
export interface RosterQuery {
  from: string;
  /** Only this post. */
  postId?: string;
  days?: number;
  limit?: number;
  cursor?: string;
}

export const listPosts = defineList(wire.listPosts, {
  summary: 'Posts with their places and guards; without `status`, those that have not ended.',
  row: post,
});

export const getPost = define(wire.getPost, {
  summary: 'One post, ended or not.',
  reply: dataReply(post),
  refusals: [wire.postNotFound],
});

export const addPost = define(wire.addPost, {
  summary: 'Add a post of a client, who may then have that many more guards.',
  body: addPostBody,
  reply: dataReply(post),
  refusals: [clientNotFound, personErased],
});

export const updatePost = define(wire.updatePost, {
  summary: 'Change a post. Refused when it would have fewer places or days than its open assignments need.',
  body: updatePostBody,
  reply: dataReply(post),
  refusals: [wire.postNotFound, wire.guardsInTheWay, personErased],
});

export const endPost = define(wire.endPost, {
  summary: 'End a post on a day: assignments end with it, and those that begin later do not begin.',
  body: endPostBody,
  reply: dataReply(post),
  refusals: [
    wire.postNotFound,
    wire.postEnded,
    wire.outsidePost,
    wire.guardsInTheWay,
    musterLocked,
    personErased,
  ],
});

export const getRoster = define(wire.getRoster, {
  summary:
    'Who is where on up to 42 days: the posts that meet them with their assignments, open and completed.',
  query: rosterQuery,
  reply: z.extend(dataReply(z.array(rosterPost)), { nextCursor: z.nullable(z.string()) }),
});

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
  /** Posts that aren't over come first, then those that begin last. */
  posts: z.array(ownPost),
});
export type OwnPosts = z.output<typeof ownPosts>;

export const listOwnPosts = define(wire.listOwnPosts, {
  summary:
    'The client’s posts with the running or next duty of each: who guards it, who has started, how many places are open, and who was there on the last seven days.',
  query: z.object(shortListQuery(wire.ownPostColumns)),
  reply: z.extend(dataReply(ownPosts), pagePlace),
});

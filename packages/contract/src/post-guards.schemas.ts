import { isDayInRange } from '@prahari/domain/days';
import { type Shift, shifts } from '@prahari/domain/shifts';
import * as z from 'zod/mini';
import { assignment } from './assignments.schemas.ts';
import {
  alreadyCompleted,
  assignmentNotFound,
  clientFull,
  guardNotAvailable,
  guardNotFound,
} from './assignments.ts';
import { LIST_LIMIT_MAX, MAX_RATING } from './constants.ts';
import { define } from './definition.ts';
import { choice, day, id, optionalLine, optionalProse, prose, weekdays, wholeNumber } from './fields.ts';
import { personErased } from './people.ts';
import { endNotBeforeStart, notLongOver, notOver, notTooLong, period } from './period.ts';
import * as wire from './post-guards.ts';
import { post } from './posts.schemas.ts';
import { outsidePost, postEnded, postFull, postHasNoShift, postNotFound } from './posts.ts';
import {
  dataReply,
  guardWarning,
  recordId,
  undoableReply,
  undoableTogetherReply,
  withWarnings,
} from './reply.schemas.ts';

/** Assigns all guards or none, with the post's place and shift. */
export const assignToPostBody = z
  .object({
    postId: id('Post'),
    guardIds: z
      .array(id('Guard'), { error: 'Guards are required' })
      .check(
        z.minLength(1, { error: 'Choose at least one guard' }),
        z.maxLength(50, { error: 'At most 50 guards at once' }),
      ),
    ...period,
    /** Days of the week, 1 is Monday; all by default. */
    weekdays: z.optional(weekdays),
    /** Needed for a guard whose papers expire or are not known. */
    papersReason: optionalLine('Reason', 500),
    /** Needed for less than 8 hours between two duties. */
    warningsReason: optionalLine('Reason', 500),
  })
  .check(endNotBeforeStart, notOver, notTooLong);
export type AssignToPostBody = z.input<typeof assignToPostBody>;

/**
 * Gives an assignment's duties from a day on to another guard: until a day, else for good. For one duty
 * both days are the same.
 */
export const replaceGuardBody = z
  .object({
    assignmentId: id('Assignment'),
    guardId: id('Guard'),
    /** A usual one, such as `sick`, or own words, which are kept as `other` with a note. */
    reason: prose('Reason', 500),
    note: optionalProse('Note', 500),
    /** The day of the running duty, else today, or the first of the assignment by default. */
    from: z.optional(day('First day')),
    /** The last day; the assignment goes on after it. For good without it. */
    until: z.optional(day('Last day')),
    /** The last day on which a sick guard can't work; the last replaced one by default. */
    unavailableUntil: z.optional(day('Unavailable until')),
    /** Needed for a guard whose papers expire or are not known. */
    papersReason: optionalLine('Reason', 500),
    /** Needed for less than 8 hours between two duties. */
    warningsReason: optionalLine('Reason', 500),
  })
  .check(
    // An invalid day has its own error.
    z.refine(({ from = '', until: day = '' }) => !isDayInRange(from) || !isDayInRange(day) || day >= from, {
      path: ['until'],
      error: 'The last day must not be before the first',
    }),
    z.refine(
      ({ from = '', unavailableUntil: day = '' }) => !isDayInRange(from) || !isDayInRange(day) || day >= from,
      {
        path: ['unavailableUntil'],
        error: 'The guard is replaced from a later day',
      },
    ),
  );
export type ReplaceGuardBody = z.input<typeof replaceGuardBody>;

export const replacement = z.object({ ended: assignment, begun: assignment });
export type Replacement = z.output<typeof replacement>;

/** A point for or against a guard, in the words of a table cell: `all 90 days`. */
export const candidateReason = z.object({
  kind: z.enum(wire.candidateReasonKinds),
  verdict: z.enum(['for', 'against', 'neutral']),
  text: z.string(),
});
export type CandidateReason = z.output<typeof candidateReason>;

/** A guard who could be assigned to a post. */
export const candidate = z.object({
  _id: recordId,
  name: z.string(),
  phone: z.string(),
  experience: z.number(),
  specialization: z.array(z.string()),
  /** 0 without a review. */
  rating: z.number().check(z.gte(0), z.lte(MAX_RATING)),
  reviewCount: z.number(),
  /** The home city; empty when unknown. */
  city: z.string(),
  /** One per kind, in the order of the kinds; `knowsPlace` only for a post. */
  reasons: z.array(candidateReason),
  /** Planned hours in the week of the first day, from Monday, without this work. */
  hoursThisWeek: z.optional(z.number()),
  /** Days with a duty just before the first day. */
  daysInRow: z.optional(z.number()),
  /** The shortest time between a duty here and the guard’s others, in hours; null for none near. */
  restHours: z.optional(z.nullable(z.number())),
  /** The limits that this work would pass; rest asks for a reason. */
  warnings: z.optional(z.array(guardWarning)),
  /** The assignment in the way: `at Bharat Precision Forgings, Pune, until 22 May 2027`. */
  conflict: z.optional(z.string()),
  /** The client whose name is in `conflict`. */
  conflictClient: z.optional(z.object({ _id: recordId, name: z.string() })),
});
export type Candidate = z.output<typeof candidate>;

/** At most 50 candidates, the best first, those with a conflict last. */
export const postCandidates = z.object({
  post,
  candidates: z.array(candidate),
  /** The number of free guards. */
  count: z.optional(z.number()),
  /** True if there are more; `free-guards` with `postId` has all by pages. */
  isCut: z.optional(z.boolean()),
});
export type PostCandidates = z.output<typeof postCandidates>;

/** Filters free guards when no post is chosen. */
export const freeGuardsQuery = z
  .object({
    /** The home city; empty for all. */
    city: z._default(
      z.string().check(z.maxLength(100, { error: 'City must be at most 100 characters' })),
      '',
    ),
    shift: z._default(choice('Shift', shifts), 'day'),
    /** A post, for its hours and place; then guards of all cities count unless `city` is given. */
    postId: z.optional(id('Post')),
    limit: z.optional(wholeNumber('limit', LIST_LIMIT_MAX)),
    cursor: z.optional(
      z.string().check(z.regex(/^\d{1,7}$/, { error: 'cursor does not belong to free guards' })),
    ),
    ...period,
  })
  .check(endNotBeforeStart, notLongOver, notTooLong);
/** The query as callers send it. */
export interface FreeGuardsQuery {
  /** The home city; all when missing or empty. */
  city?: string;
  /** Instead of the shift: the hours and the place of a post. */
  postId?: string;
  shift?: Shift;
  /** 50 by default, at most 200. */
  limit?: number;
  cursor?: string;
  startDate: string;
  endDate: string;
}

export const freeGuards = z.object({
  /** Home cities of guards in alphabetical order. */
  cities: z.array(z.string()),
  /** The best first. */
  guards: z.array(candidate),
  /** The number on all pages. */
  count: z.optional(z.number()),
  /** True if there are more guards. */
  isCut: z.boolean(),
  /** For the next page; null on the last one. */
  nextCursor: z.optional(z.nullable(z.string())),
});
export type FreeGuards = z.output<typeof freeGuards>;

export const getPostCandidates = define(wire.getPostCandidates, {
  summary:
    'Guards for a post, the best first with the reasons; at most 50, those who are assigned elsewhere last.',
  reply: dataReply(postCandidates),
  refusals: [postNotFound],
});

export const getFreeGuards = define(wire.getFreeGuards, {
  summary:
    'Every guard who is free on some days, the best first with the reasons, by pages; of one home city if it is given.',
  query: freeGuardsQuery,
  reply: dataReply(freeGuards),
  refusals: [postNotFound],
});

export const assignToPost = define(wire.assignToPost, {
  summary:
    'Assign guards to a post, all or none; `message` names each who is not free, with place and last day.',
  body: assignToPostBody,
  reply: withWarnings(undoableTogetherReply(z.array(assignment))),
  refusals: [
    postNotFound,
    postEnded,
    postHasNoShift,
    outsidePost,
    postFull,
    clientFull,
    guardNotFound,
    guardNotAvailable,
    wire.papersUnproved,
    wire.restTooShort,
    personErased,
  ],
});

const replacing = {
  summary: `Give an assignment’s duties to another guard from a day on: this duty, until a day, or for good. The reason is kept: one of ${wire.replaceReasons.join(', ')}, or own words.`,
  body: replaceGuardBody,
  reply: withWarnings(undoableReply(replacement)),
  refusals: [
    assignmentNotFound,
    alreadyCompleted,
    outsidePost,
    postNotFound,
    postFull,
    guardNotFound,
    guardNotAvailable,
    wire.papersUnproved,
    wire.restTooShort,
    personErased,
  ],
};

export const replaceGuard = define(wire.replaceGuard, replacing);
export const replace = define(wire.replace, replacing);

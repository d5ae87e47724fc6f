import { countDays } from '@prahari/domain/days';
import { lastFirstOff } from '@prahari/domain/rotation';
import * as z from 'zod/mini';
import { assignment } from './assignments.schemas.ts';
import { clientFull, guardNotAvailable, guardNotFound } from './assignments.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { day, id, optionalLine } from './fields.ts';
import type { ShortListQuery } from './lists.ts';
import { personErased } from './people.ts';
import { papersUnproved, restTooShort } from './post-guards.ts';
import { outsidePost, postEnded, postFull, postHasNoShift, postNotFound } from './posts.ts';
import { calendarDay, instant, recordId, undoableReply, withWarnings } from './reply.schemas.ts';
import * as wire from './rotations.ts';

const patternDays = (label: string) => {
  const error = `${label} must be a whole number from 1 to 60`;
  return z
    .number({ error })
    .check(z.refine(Number.isInteger, { error, abort: true }), z.gte(1, { error }), z.lte(60, { error }));
};

const guards = (label: string, min: 0 | 1) =>
  z.array(id('Guard'), { error: `${label} are required` }).check(
    z.minLength(min, { error: `Choose at least one of the ${label.toLowerCase()}` }),
    z.maxLength(50, { error: `At most 50 ${label.toLowerCase()}` }),
    z.refine((ids) => new Set(ids.map((one) => one.toLowerCase())).size === ids.length, {
      error: `${label} are named twice`,
    }),
  );

const MAX_DAYS = 366;

const people = { guardIds: guards('Guards', 1), relieverIds: guards('Relievers', 0) };
const reasons = {
  /** Needed for a guard whose papers expire or are not known. */
  papersReason: optionalLine('Reason', 500),
  /** Needed for less than 8 hours between two duties. */
  warningsReason: optionalLine('Reason', 500),
};

const notBoth = z.refine<{ guardIds?: string[] | undefined; relieverIds?: string[] | undefined }>(
  ({ guardIds = [], relieverIds = [] }) => !relieverIds.some((one) => guardIds.includes(one)),
  { path: ['relieverIds'], error: 'A reliever is also one of the guards' },
);

/** The day on which a guard's days off begin for the first time. */
const firstOff = z.object({ guardId: id('Guard'), day: day('First day off') });

export const addRotationBody = z
  .object({
    postId: id('Post'),
    /** Days of duty, and days off after them. */
    pattern: z.object(
      { on: patternDays('Days on'), off: patternDays('Days off') },
      { error: 'Pattern must have on and off' },
    ),
    guardIds: people.guardIds,
    relieverIds: z._default(people.relieverIds, []),
    from: day('First day'),
    to: day('Last day'),
    /** Without one, a guard's first day off is a day after that of the guard before. */
    firstOff: z._default(z.array(firstOff, { error: 'First days off must be a list' }), []),
    ...reasons,
  })
  .check(
    z.refine(({ from, to }) => to >= from, {
      path: ['to'],
      error: 'The last day must not be before the first',
    }),
    z.refine(({ from, to }) => countDays(from, to) <= MAX_DAYS, {
      path: ['to'],
      error: 'A rotation is made for at most a year, and extended',
    }),
    notBoth,
    z.refine(
      ({ guardIds, firstOff }) => {
        const ids = new Set(guardIds.map((one) => one.toLowerCase()));
        // Each is named once.
        return firstOff.every(({ guardId }) => ids.delete(guardId.toLowerCase()));
      },
      { path: ['firstOff'], error: 'First days off are for the guards of the rotation, each once' },
    ),
    z.refine(
      ({ firstOff, from, pattern }) =>
        firstOff.every(({ day }) => day >= from && day <= lastFirstOff({ from, pattern })),
      { path: ['firstOff'], error: 'A first day off must be within the first days on and off' },
    ),
  );
export type AddRotationBody = z.input<typeof addRotationBody>;

/** Without guards or relievers, those of the rotation stay. */
export const extendRotationBody = z
  .object({
    to: day('Last day'),
    guardIds: z.optional(people.guardIds),
    relieverIds: z.optional(people.relieverIds),
    ...reasons,
  })
  .check(notBoth);
export type ExtendRotationBody = z.input<typeof extendRotationBody>;

export const rotation = z.object({
  _id: recordId,
  postId: recordId,
  pattern: z.object({ on: z.number(), off: z.number() }),
  guardIds: z.array(recordId),
  relieverIds: z.array(recordId),
  from: calendarDay,
  to: calendarDay,
  /** In the order of `guardIds`. */
  firstOff: z.optional(z.array(z.object({ guardId: recordId, day: calendarDay }))),
  createdAt: instant,
});
export type Rotation = z.output<typeof rotation>;

export const rotationsQuery = z.object({ postId: id('Post'), ...shortListQuery(wire.rotationColumns) });
export interface RotationsQuery extends ShortListQuery {
  postId: string;
}

/** A rotation with what it made, and the days on which places stay empty. */
export const rotationMade = z.extend(rotation, {
  assignments: z.array(assignment),
  empty: z.array(z.object({ day: calendarDay, places: z.number() })),
});
export type RotationMade = z.output<typeof rotationMade>;

const refusals = [
  postNotFound,
  postEnded,
  postHasNoShift,
  outsidePost,
  postFull,
  clientFull,
  guardNotFound,
  guardNotAvailable,
  papersUnproved,
  restTooShort,
  personErased,
];

export const addRotation = define(wire.addRotation, {
  summary:
    'Make a post’s assignments for a period: each guard works some days and is off some, from a chosen day or a day after the guard before; relievers fill the days off. What its guards have at the post ends the day before.',
  body: addRotationBody,
  reply: withWarnings(undoableReply(rotationMade)),
  refusals,
});

export const extendRotation = define(wire.extendRotation, {
  summary: 'Extend a rotation to a later day, with its guards or others; changed days stay as they are.',
  body: extendRotationBody,
  reply: withWarnings(undoableReply(rotationMade)),
  refusals: [wire.rotationNotFound, ...refusals],
});

export const listRotations = define(wire.listRotations, {
  summary: 'The rotations of a post, the latest first.',
  query: rotationsQuery,
  reply: shortListReply(rotation),
});

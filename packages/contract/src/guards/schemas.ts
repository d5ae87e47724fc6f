import * as z from 'zod/mini';
import { assignment, guardAssignment } from '../assignments/schemas.ts';
import { MAX_RATING } from '../constants.ts';
import { person } from '../people.ts';
import { shownGuardStatuses } from './words.ts';

export const review = z.object({
  rating: z.number().check(z.gte(0), z.lte(MAX_RATING)),
  comment: z.string(),
  clientName: z.string(),
  createdAt: z.string(),
});
export type Review = z.output<typeof review>;

const profile = {
  _id: z.string(),
  user: person,
  status: z.enum(shownGuardStatuses),
  /** Years. */
  experience: z.number(),
  specialization: z.array(z.string()),
  /** 0 to 5. */
  rating: z.number().check(z.gte(0), z.lte(MAX_RATING)),
  reviews: z.array(review),
  createdAt: z.string(),
};

/** A guard as the office sees one; `currentAssignment` is the open one or null. */
export const guard = z.object({ ...profile, currentAssignment: z.nullable(assignment) });
export type Guard = z.output<typeof guard>;

/** A guard's own view; `currentAssignment` is the open one, else the last completed one, else null. */
export const guardProfile = z.object({ ...profile, currentAssignment: z.nullable(guardAssignment) });
export type GuardProfile = z.output<typeof guardProfile>;

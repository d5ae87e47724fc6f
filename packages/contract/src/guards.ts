import * as z from 'zod/mini';
import { assignment, guardAssignment } from './assignments.ts';
import { STARS } from './constants.ts';
import { dataReply, endpoint } from './endpoint.ts';
import { listOf, listReply } from './lists.ts';
import { person } from './people.ts';

export const guardStatuses = ['available', 'assigned'] as const;
export type GuardStatus = (typeof guardStatuses)[number];
/** Also words an older API sends. */
export const guardStatusLabels: Record<string, string> = {
  available: 'Available',
  assigned: 'Assigned',
  'on-leave': 'On leave',
};

export const review = z.object({
  rating: z.number().check(z.gte(0), z.lte(STARS)),
  comment: z.string(),
  clientName: z.string(),
  createdAt: z.string(),
});
export type Review = z.output<typeof review>;

const profile = {
  _id: z.string(),
  user: person,
  status: z.enum(guardStatuses),
  /** Years. */
  experience: z.number(),
  specialization: z.array(z.string()),
  /** 0 to 5. */
  rating: z.number().check(z.gte(0), z.lte(STARS)),
  reviews: z.array(review),
  createdAt: z.string(),
};

/** A guard as the office sees one; `currentAssignment` is the open one or null. */
export const guard = z.object({ ...profile, currentAssignment: z.nullable(assignment) });
export type Guard = z.output<typeof guard>;

/** A guard's own view; `currentAssignment` is the open one, else the last completed one, else null. */
export const guardProfile = z.object({ ...profile, currentAssignment: z.nullable(guardAssignment) });
export type GuardProfile = z.output<typeof guardProfile>;

export const listGuards = endpoint({
  method: 'GET',
  path: '/admin/guards',
  access: 'admin',
  summary: 'All guards.',
  list: listOf(['name', 'email', 'status', 'experience', 'rating', 'createdAt'], guardStatuses),
  reply: () => listReply(guard),
});

export const getGuardProfile = endpoint({
  method: 'GET',
  path: '/security/profile',
  access: 'security',
  summary: 'The guard’s own profile; data is null before an application was accepted.',
  reply: () => dataReply(z.nullable(guardProfile)),
});

import * as z from 'zod/mini';
import { assignmentStatuses, shifts } from './assignments.words.ts';
import { choice, chosen, id, line } from './fields.ts';
import { person } from './people.ts';
import { endNotBeforeStart, period } from './period.ts';

export const location = z.object(
  {
    street: line('Street', 300),
    city: line('City', 100),
    state: line('State', 100),
    zipCode: line('ZIP code', 20),
  },
  { error: 'Location is required' },
);
export type Location = z.output<typeof location>;

/** Guard and client are in every view; a nested `user` gives name and email. */
export const assignment = z.object({
  _id: z.string(),
  guard: z.object({ _id: z.string(), user: person, experience: z.number() }),
  client: z.object({ _id: z.string(), user: person }),
  shift: z.enum(shifts),
  status: z.enum(assignmentStatuses),
  location,
  startDate: z.string(),
  endDate: z.string(),
  createdAt: z.string(),
});
export type Assignment = z.output<typeof assignment>;

/** What the guard sees: who for, when each day (`20:00–08:00`, India time) and for how long (`12 days`). */
export const guardAssignment = z.extend(assignment, {
  clientName: z.string(),
  shiftTiming: z.string(),
  duration: z.string(),
});
export type GuardAssignment = z.output<typeof guardAssignment>;

const assignFields = { ...period, shift: choice('Shift', shifts), location };

export const assignGuardBody = z
  .object({ guardId: id('Guard'), clientId: id('Client'), ...assignFields })
  .check(endNotBeforeStart);

/** The same as the Assign Guards form checks it before any call. */
export const assignGuardForm = z
  .object({ guardId: chosen('guard'), clientId: chosen('client'), ...assignFields })
  .check(endNotBeforeStart);

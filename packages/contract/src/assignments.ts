import * as z from 'zod/mini';
import { isDay } from './days.ts';
import { dataReply, endpoint, messageReply } from './endpoint.ts';
import { choice, chosen, day, id, line } from './fields.ts';
import { person } from './people.ts';

export const shifts = ['day', 'night', '24h'] as const;
export type Shift = (typeof shifts)[number];
export const defaultShift: Shift = 'day';
export const shiftLabels: Record<Shift, string> = { day: 'Day', night: 'Night', '24h': '24 hours' };

export const assignmentStatuses = ['active', 'onBreak', 'completed'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];
export const assignmentStatusLabels: Record<AssignmentStatus, string> = {
  active: 'Active',
  onBreak: 'On break',
  completed: 'Completed',
};

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

const endNotBeforeStart = z.refine<{ startDate: string; endDate: string }>(
  // A day that does not exist is told of itself.
  ({ startDate, endDate }) => !isDay(startDate) || !isDay(endDate) || endDate >= startDate,
  { path: ['endDate'], error: 'End date must not be before the start date' },
);

const period = { startDate: day('Start date'), endDate: day('End date') };
const assignFields = { ...period, shift: choice('Shift', shifts), location };

export const assignGuardBody = z
  .object({ guardId: id('Guard'), clientId: id('Client'), ...assignFields })
  .check(endNotBeforeStart);
/** The same as the Assign Guards form checks it before any call. */
export const assignGuardForm = z
  .object({ guardId: chosen('guard'), clientId: chosen('client'), ...assignFields })
  .check(endNotBeforeStart);

export const guardNotFound = { status: 404, code: 'guards.not_found', message: 'Guard not found' } as const;
export const clientNotFound = {
  status: 404,
  code: 'clients.not_found',
  message: 'Client not found',
} as const;
export const guardNotAvailable = {
  status: 409,
  code: 'assignments.guard_not_available',
  message: 'Guard is not available',
} as const;
export const clientFull = {
  status: 409,
  code: 'assignments.client_full',
  message: 'Client already has all the guards it asked for',
} as const;
export const noOpenAssignment = {
  status: 404,
  code: 'assignments.none_open',
  message: 'No open assignment between this guard and this client',
} as const;
export const assignmentNotFound = {
  status: 404,
  code: 'assignments.not_found',
  message: 'Assignment not found',
} as const;
export const alreadyCompleted = {
  status: 409,
  code: 'assignments.already_completed',
  message: 'Assignment is already completed',
} as const;

export const assignGuard = endpoint({
  method: 'POST',
  path: '/admin/assign-guard',
  access: 'admin',
  status: 201,
  creates: true,
  summary: 'Assign an available guard to a client.',
  body: assignGuardBody,
  reply: () => dataReply(assignment),
  refusals: [guardNotFound, clientNotFound, guardNotAvailable, clientFull],
});

export const withdrawGuard = endpoint({
  method: 'POST',
  path: '/admin/withdraw-guard',
  access: 'admin',
  summary: 'End the open assignment between a guard and a client; the guard is available again.',
  body: z.object({
    clientId: id('Client'),
    guardId: id('Guard'),
    assignmentId: z.optional(id('Assignment')),
  }),
  reply: messageReply,
  refusals: [noOpenAssignment],
});

export const getAssignment = endpoint({
  method: 'GET',
  path: '/admin/assignments/{id}',
  access: 'admin',
  summary: 'One assignment, open or completed.',
  reply: () => dataReply(assignment),
  refusals: [assignmentNotFound],
});

export const updateAssignment = endpoint({
  method: 'PUT',
  path: '/security/update-assignment',
  access: 'security',
  summary: 'The guard says active, onBreak or completed; completed frees guard and client.',
  body: z.object({ assignmentId: id('Assignment'), status: choice('Status', assignmentStatuses) }),
  reply: () => dataReply(guardAssignment),
  refusals: [assignmentNotFound, alreadyCompleted],
});

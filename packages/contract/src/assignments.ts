import * as z from 'zod/mini';
import { assignGuardBody, assignment, guardAssignment } from './assignments.schemas.ts';
import { assignmentStatuses } from './assignments.words.ts';
import { dataReply, endpoint, messageReply } from './endpoint.ts';
import { choice, id } from './fields.ts';

export * from './assignments.schemas.ts';
export * from './assignments.words.ts';

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

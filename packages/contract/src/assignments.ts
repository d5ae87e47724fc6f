import type { Shift } from '@prahari/domain/shifts';
import type {
  AssignGuardBody,
  Assignment,
  GuardAssignment,
  SetAssignmentStatusBody,
  WithdrawGuardBody,
} from './assignments.schemas.ts';
import { createEndpoint, endpoint } from './endpoint.ts';
import { refusal } from './refusal.ts';
import type { DataReply, MessageReply, Undoable } from './reply.ts';

export const shiftLabels: Record<Shift, string> = { day: 'Day', night: 'Night', '24h': '24 hours' };

export const assignmentStatuses = ['active', 'onBreak', 'completed'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];
export const assignmentStatusLabels: Record<AssignmentStatus, string> = {
  active: 'Active',
  onBreak: 'On break',
  completed: 'Completed',
};

/** Messages for the office. */
export const assignmentMessages = {
  assigned: 'Guard assigned successfully',
  assignFailed: (message: string) => `Failed to assign guard: ${message}`,
  withdrawn: 'Guard withdrawn successfully',
  withdrawFailed: 'Failed to withdraw guard',
  confirmWithdraw: 'Are you sure you want to withdraw this guard?',
} as const;

/** Messages for clients and guards. */
export const ownAssignmentMessages = {
  clientFetchFailed: 'Failed to fetch guard information',
  guardFetchFailed: 'Failed to fetch assignments',
  statusFailed: 'Failed to update status',
  statusUpdated: 'Status updated successfully',
  completedForGuard: 'Your assignment has been completed',
  completedForClient: 'Guard has been withdrawn from your service',
} as const;

export const guardNotFound = refusal(404, 'guards.not_found', 'Guard not found');
export const clientNotFound = refusal(404, 'clients.not_found', 'Client not found');
export const guardNotAvailable = refusal(409, 'assignments.guard_not_available', 'Guard is not available');

export const clientFull = refusal(
  409,
  'assignments.client_full',
  'Client already has all the guards it asked for',
);

export const noOpenAssignment = refusal(
  404,
  'assignments.none_open',
  'No open assignment between this guard and this client',
);

export const assignmentNotFound = refusal(404, 'assignments.not_found', 'Assignment not found');

export const alreadyCompleted = refusal(
  409,
  'assignments.already_completed',
  'Assignment is already completed',
);

export const assignGuard = createEndpoint<DataReply<Assignment> & Undoable, AssignGuardBody>(
  'POST /admin/assign-guard',
  { access: 'admin' },
);

export const withdrawGuard = endpoint<MessageReply & Undoable, WithdrawGuardBody>(
  'POST /admin/withdraw-guard',
  { access: 'admin' },
);

export const getAssignment = endpoint<DataReply<Assignment>>('GET /admin/assignments/{id}', {
  access: 'admin',
});

export const setAssignmentStatus = endpoint<DataReply<GuardAssignment>, SetAssignmentStatusBody>(
  'PUT /security/update-assignment',
  { access: 'security' },
);

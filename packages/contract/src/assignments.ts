import type { Shift } from '@prahari/domain/shifts';
import type {
  AssignGuardBody,
  Assignment,
  GuardAssignment,
  OwnRating,
  RateGuardBody,
  SetAssignmentStatusBody,
  WithdrawGuardBody,
} from './assignments.schemas.ts';
import { createEndpoint, endpoint, queryEndpoint } from './endpoint.ts';
import type { ShortListQuery, ShortListReply } from './lists.ts';
import type { DataReply, MessageReply, Undoable, Warned } from './reply.ts';

export const shiftLabels = {
  day: 'Day',
  night: 'Night',
  '24h': '24 hours',
} as const satisfies Record<Shift, string>;

export const assignmentStatuses = ['active', 'onBreak', 'completed'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];
export const assignmentStatusLabels = {
  active: 'Active',
  onBreak: 'On break',
  completed: 'Completed',
} as const satisfies Record<AssignmentStatus, string>;

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

export const assignGuard = createEndpoint<DataReply<Assignment> & Undoable & Warned, AssignGuardBody>({
  method: 'POST',
  path: '/admin/assign-guard',
  access: 'admin',
});

export const withdrawGuard = endpoint<MessageReply & Undoable, WithdrawGuardBody>({
  method: 'POST',
  path: '/admin/withdraw-guard',
  access: 'admin',
});

export const getAssignment = endpoint<DataReply<Assignment>>({
  method: 'GET',
  path: '/admin/assignments/{id}',
  access: 'admin',
});

export const setAssignmentStatus = endpoint<DataReply<GuardAssignment>, SetAssignmentStatusBody>({
  method: 'PUT',
  path: '/security/update-assignment',
  access: 'security',
});

/** Days from the first rating in which the client may change it. */
export const RATING_CHANGE_DAYS = 7;
export const RATING_TEXT_MAX = 1_000;

export const ratingMessages = {
  fetchFailed: 'Failed to fetch your ratings',
  rated: 'Thank you. The office reads this',
  rateFailed: (message: string) => `Failed to rate the guard: ${message}`,
  notRated: 'Not rated yet',
} as const;

export const ratingTooEarly = {
  status: 409,
  code: 'rating.too_early',
  message: 'You can rate a guard once the first duty has ended',
} as const;

export const ratingClosed = {
  status: 409,
  code: 'rating.closed',
  message: `A rating can be changed for ${RATING_CHANGE_DAYS} days. Tell the office what is different now`,
} as const;

/** Rates the guard of one of the client's own assignments, or changes the rating. */
export const rateGuard = endpoint<DataReply<OwnRating>, RateGuardBody>({
  method: 'POST',
  path: '/client/ratings',
  access: 'client',
});

/** Columns that sort the client's own ratings. */
export const ownRatingColumns = ['guard', 'startDate', 'endDate'] as const;

/** The client's assignments whose first duty has ended, with their ratings, the latest first. */
export const listOwnRatings = queryEndpoint<ShortListReply<OwnRating>, ShortListQuery>({
  method: 'GET',
  path: '/client/ratings',
  access: 'client',
});

import { createEndpoint, endpoint, queryEndpoint } from './endpoint.ts';
import type {
  AnswerLeaveBody,
  AskForLeaveBody,
  LeaveQuery,
  OfficeLeave,
  OwnLeave,
  WithdrawLeaveBody,
} from './leave.schemas.ts';
import type { ShortListReply } from './lists.ts';
import type { DataReply } from './reply.ts';

/** Columns that sort the lists. */
export const ownLeaveColumns = ['from', 'askedAt', 'status'] as const;
export const leaveColumns = [...ownLeaveColumns, 'guard'] as const;

export const leaveStatuses = ['pending', 'approved', 'declined'] as const;
export type LeaveStatus = (typeof leaveStatuses)[number];
export const leaveStatusLabels = {
  pending: 'Waits for an answer',
  approved: 'Granted',
  declined: 'Not granted',
} as const satisfies Record<LeaveStatus, string>;

/** Reasons to choose from, so that nothing has to be typed. */
export const leaveReasons = ['Family', 'Ill', 'Wedding', 'Village', 'Other'] as const;

/** The longest leave, in days. */
export const LEAVE_MAX_DAYS = 92;

export const leaveMessages = {
  fetchFailed: 'Failed to fetch leave',
  asked: 'Your leave is with the office',
  askFailed: 'Failed to ask for leave',
  withdrawn: 'Leave taken back',
  withdrawFailed: 'Failed to take back the leave',
  approved: 'Leave granted',
  declined: 'Leave not granted',
  answerFailed: 'Failed to answer the leave',
} as const;

export const leaveNotFound = { status: 404, code: 'leave.not_found', message: 'Leave not found' } as const;
export const leaveOverlap = {
  status: 409,
  code: 'leave.overlap',
  message: 'You have asked for leave on these days already',
} as const;
export const leaveAnswered = {
  status: 409,
  code: 'leave.answered',
  message: 'This leave was already answered',
} as const;
export const notAGuard = {
  status: 409,
  code: 'leave.not_a_guard',
  message: 'Leave is for guards that the office has accepted',
} as const;

/** Asks for leave. Whatever was asked waits for the office. */
export const askForLeave = createEndpoint<DataReply<OwnLeave>, AskForLeaveBody>({
  method: 'POST',
  path: '/security/leave',
  access: 'security',
});

/** The caller's leave, the latest days first. */
export const listOwnLeave = queryEndpoint<ShortListReply<OwnLeave>, LeaveQuery>({
  method: 'GET',
  path: '/security/leave',
  access: 'security',
});

/** Takes back leave that has no answer yet. */
export const withdrawLeave = endpoint<DataReply<{ _id: string }>, WithdrawLeaveBody>({
  method: 'POST',
  path: '/security/leave/withdraw',
  access: 'security',
});

/** The leave of all guards, the earliest days first. */
export const listLeave = queryEndpoint<ShortListReply<OfficeLeave>, LeaveQuery>({
  method: 'GET',
  path: '/admin/leave',
  access: 'admin',
});

/** Grants leave or not. The duties of granted days become openings at once. */
export const answerLeave = endpoint<DataReply<OfficeLeave>, AnswerLeaveBody>({
  method: 'POST',
  path: '/admin/leave/answer',
  access: 'admin',
});

import { createEndpoint, endpoint } from '../endpoint.ts';
import type { DataReply, MessageReply, Undoable } from '../reply.ts';
import type {
  AssignGuardBody,
  Assignment,
  GuardAssignment,
  SetAssignmentStatusBody,
  WithdrawGuardBody,
} from './schemas.ts';

export const assignGuard = createEndpoint<DataReply<Assignment> & Undoable, AssignGuardBody>({
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

import { dataReply, define, undoableMessageReply, undoableReply } from '../definition.ts';
import { papersExpired } from '../posts/refusals.ts';
import * as endpoints from './endpoints.ts';
import {
  alreadyCompleted,
  assignmentNotFound,
  clientFull,
  clientNotFound,
  guardNotAvailable,
  guardNotFound,
  noOpenAssignment,
} from './refusals.ts';
import {
  assignGuardBody,
  assignment,
  guardAssignment,
  setAssignmentStatusBody,
  withdrawGuardBody,
} from './schemas.ts';

export const assignGuard = define(endpoints.assignGuard, {
  summary: 'Assign an available guard to a client.',
  body: assignGuardBody,
  reply: undoableReply(assignment),
  refusals: [guardNotFound, clientNotFound, guardNotAvailable, clientFull, papersExpired],
});

export const withdrawGuard = define(endpoints.withdrawGuard, {
  summary: 'End the open assignment between a guard and a client; the guard is available again.',
  body: withdrawGuardBody,
  reply: undoableMessageReply,
  refusals: [noOpenAssignment],
});

export const getAssignment = define(endpoints.getAssignment, {
  summary: 'One assignment, open or completed.',
  reply: dataReply(assignment),
  refusals: [assignmentNotFound],
});

export const setAssignmentStatus = define(endpoints.setAssignmentStatus, {
  summary:
    'Set the caller’s own assignment to active, onBreak or completed; completed makes guard and client available.',
  body: setAssignmentStatusBody,
  reply: dataReply(guardAssignment),
  refusals: [assignmentNotFound, alreadyCompleted],
});

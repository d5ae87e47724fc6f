import {
  alreadyCompleted,
  assignmentNotFound,
  clientFull,
  clientNotFound,
  guardNotAvailable,
  guardNotFound,
  noOpenAssignment,
} from '@prahari/contract/assignments';
import {
  assignGuard,
  getAssignment,
  setAssignmentStatus,
  withdrawGuard,
} from '@prahari/contract/assignments.schemas';
import { daysAgo } from '../dates.ts';
import { refusal } from '../refusal.ts';
import { dataReply, findOrRefuse, messageReply, newId, type Responder, responder } from '../response.ts';
import { assignmentView, guardAssignmentView, isOpen } from '../views.ts';

export const assignmentResponses: Record<string, Responder> = {
  assignGuard: responder(assignGuard, ({ state, body: { papersReason: _, ...body } }) => {
    const guard = findOrRefuse(state.guards, body.guardId, guardNotFound);
    const client = findOrRefuse(state.clients, body.clientId, clientNotFound);
    const open = state.assignments.filter(isOpen);
    if (open.some(({ guardId }) => guardId === guard._id)) throw refusal(guardNotAvailable);
    if (open.filter(({ clientId }) => clientId === client._id).length >= client.numberOfGuards)
      throw refusal(clientFull);
    const row = {
      ...body,
      _id: newId(state, 'assignment'),
      status: 'active' as const,
      createdAt: daysAgo(0),
    };
    state.assignments.push(row);
    return dataReply(assignmentView(state, row));
  }),
  withdrawGuard: responder(withdrawGuard, ({ state, body }) => {
    const row = state.assignments.find(
      (each) => isOpen(each) && each.guardId === body.guardId && each.clientId === body.clientId,
    );
    if (!row) throw refusal(noOpenAssignment);
    row.status = 'completed';
    return messageReply('Guard withdrawn');
  }),
  getAssignment: responder(getAssignment, ({ state, id }) =>
    dataReply(assignmentView(state, findOrRefuse(state.assignments, id, assignmentNotFound))),
  ),
  setAssignmentStatus: responder(setAssignmentStatus, ({ state, me, body }) => {
    const guard = state.guards.find(({ accountId }) => accountId === me.id);
    const row = findOrRefuse(state.assignments, body.assignmentId, assignmentNotFound);
    if (row.guardId !== guard?._id) throw refusal(assignmentNotFound);
    if (!isOpen(row)) throw refusal(alreadyCompleted);
    row.status = body.status;
    return dataReply(guardAssignmentView(state, row));
  }),
};

import {
  alreadyCompleted,
  assignGuard,
  assignmentNotFound,
  clientFull,
  clientNotFound,
  getAssignment,
  guardNotAvailable,
  guardNotFound,
  noOpenAssignment,
  updateAssignment,
  withdrawGuard,
} from '@prahari/contract';
import { type Answer, answer, data, done, found, newId } from '../answer.ts';
import { daysAgo } from '../days.ts';
import { refused } from '../refused.ts';
import { assignmentView, guardAssignmentView, isOpen } from '../views.ts';

export const assignmentAnswers: Record<string, Answer> = {
  assignGuard: answer(assignGuard, ({ world, body }) => {
    const guard = found(world.guards, body.guardId, guardNotFound);
    const client = found(world.clients, body.clientId, clientNotFound);
    const open = world.assignments.filter(isOpen);
    if (open.some(({ guardId }) => guardId === guard._id)) throw refused(guardNotAvailable);
    if (open.filter(({ clientId }) => clientId === client._id).length >= client.numberOfGuards)
      throw refused(clientFull);
    const row = {
      ...body,
      _id: newId(world, 'assignment'),
      status: 'active' as const,
      createdAt: daysAgo(0),
    };
    world.assignments.push(row);
    return data(assignmentView(world, row));
  }),
  withdrawGuard: answer(withdrawGuard, ({ world, body }) => {
    const row = world.assignments.find(
      (each) => isOpen(each) && each.guardId === body.guardId && each.clientId === body.clientId,
    );
    if (!row) throw refused(noOpenAssignment);
    row.status = 'completed';
    return done('Guard withdrawn');
  }),
  getAssignment: answer(getAssignment, ({ world, id }) =>
    data(assignmentView(world, found(world.assignments, id, assignmentNotFound))),
  ),
  updateAssignment: answer(updateAssignment, ({ world, me, body }) => {
    const mine = world.guards.find(({ accountId }) => accountId === me.id);
    const row = found(world.assignments, body.assignmentId, assignmentNotFound);
    if (row.guardId !== mine?._id) throw refused(assignmentNotFound);
    if (!isOpen(row)) throw refused(alreadyCompleted);
    row.status = body.status;
    return data(guardAssignmentView(world, row));
  }),
};

import { messages } from '@prahari/contract';
import {
  assignGuard,
  getAssignment as getAssignmentEndpoint,
  setAssignmentStatus,
  withdrawGuard,
} from '@prahari/contract/assignments/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, message, serve, serveCreate } from '../../http/serve.ts';
import { assign, updateOwn, withdraw } from './assigning.service.ts';
import { getAssignment } from './assignments.service.ts';

export function assignmentRoutes(app: App, db: Db): void {
  serveCreate(app, db, assignGuard, async (tx, { caller, body }) => data(await assign(tx, caller.id, body)));
  serve(app, withdrawGuard, async ({ caller, body }) => {
    await withdraw(db, caller.id, body);
    return message(messages.assignments.withdrawn);
  });
  serve(app, getAssignmentEndpoint, async ({ id }) => data(await getAssignment(db, id)));
  serve(app, setAssignmentStatus, async ({ caller, body }) => data(await updateOwn(db, caller.id, body)));
}

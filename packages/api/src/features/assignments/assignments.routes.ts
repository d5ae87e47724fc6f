import { messages } from '@prahari/contract';
import * as contract from '@prahari/contract/assignments/definitions';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/context.ts';
import { data, message, serve, serveCreate } from '../../http/serve.ts';
import { assignGuard, setAssignmentStatus, withdrawGuard } from './assignment-changes.service.ts';
import { getAssignment } from './assignments.service.ts';

export function assignmentRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.assignGuard, async (tx, { caller, body }) =>
    data(await assignGuard(tx, caller.id, body)),
  );
  serve(app, contract.withdrawGuard, async ({ caller, body }) => {
    await withdrawGuard(db, caller.id, body);
    return message(messages.assignments.withdrawn);
  });
  serve(app, contract.getAssignment, async ({ id }) => data(await getAssignment(db, id)));
  serve(app, contract.setAssignmentStatus, async ({ caller, body }) =>
    data(await setAssignmentStatus(db, caller.id, body)),
  );
}

import { assignmentMessages } from '@prahari/contract/assignments';
import * as contract from '@prahari/contract/assignments.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, message, serve, undoable } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { assignGuard, setAssignmentStatus, withdrawGuard } from './assignment-changes.service.ts';
import { getAssignment } from './assignments.service.ts';

export function assignmentRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.assignGuard, async (tx, { caller, body }) => {
    const { assignment, entryId, warnings } = await assignGuard(tx, caller.id, body);
    return { ...data(assignment), warnings, ...undoable(entryId) };
  });
  serve(app, contract.withdrawGuard, async ({ caller, body }) => ({
    ...undoable(await withdrawGuard(db, caller.id, body)),
    ...message(assignmentMessages.withdrawn),
  }));
  serve(app, contract.getAssignment, async ({ id }) => data(await getAssignment(db, id)));
  serve(app, contract.setAssignmentStatus, async ({ caller, body }) =>
    data(await setAssignmentStatus(db, caller.id, body)),
  );
}

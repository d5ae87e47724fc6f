import * as contract from '@prahari/contract/leave.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve, serveCreate } from '../../../http/serve.ts';
import { answerLeave, askForLeave, leaveOfGuards, ownLeave, withdrawLeave } from './leave.service.ts';

export function leaveRoutes(app: App, db: Db): void {
  serveCreate(app, db, contract.askForLeave, async (tx, { caller, body }) =>
    data(await askForLeave(tx, caller.id, body)),
  );
  serve(app, contract.listOwnLeave, async ({ caller }) => data(await ownLeave(db, caller.id)));
  serve(app, contract.withdrawLeave, async ({ caller, body }) =>
    data(await withdrawLeave(db, caller.id, body.leaveId)),
  );
  serve(app, contract.listLeave, async ({ query }) => data(await leaveOfGuards(db, query)));
  serve(app, contract.answerLeave, async ({ caller, body }) => data(await answerLeave(db, caller.id, body)));
}

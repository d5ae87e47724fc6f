import * as contract from '@prahari/contract/debts.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { data, serve, serveCreate } from '../../../http/serve.ts';
import { readAgeing } from './ageing.service.ts';
import { addDebtCall, listDebtsToCall } from './debt-calls.service.ts';
import { readMoneyMonths } from './money-months.service.ts';
import { readOwnStatement, readStatement } from './statement.service.ts';
import { addTdsCertificate, readTds, removeTdsCertificate } from './tds.service.ts';

export function debtRoutes(app: App, db: Db): void {
  serve(app, contract.getAgeing, async ({ query }) => data(await readAgeing(db, query.day)));
  serve(app, contract.getStatement, async ({ query }) => data(await readStatement(db, query)));
  serve(app, contract.getOwnStatement, async ({ query, caller }) =>
    data(await readOwnStatement(db, caller.id, query)),
  );
  serve(app, contract.getTds, async ({ query }) => data(await readTds(db, query)));
  serveCreate(app, db, contract.addTdsCertificate, async (tx, { caller, body }) =>
    data(await addTdsCertificate(tx, caller.id, body)),
  );
  serve(app, contract.removeTdsCertificate, async ({ caller, body }) =>
    data(await removeTdsCertificate(db, caller.id, body.certificateId)),
  );
  serve(app, contract.listDebtsToCall, async () => data(await listDebtsToCall(db)));
  serveCreate(app, db, contract.addDebtCall, async (tx, { caller, body }) =>
    data(await addDebtCall(tx, caller.id, body)),
  );
  serve(app, contract.getMoneyMonths, async () => data(await readMoneyMonths(db)));
}

import * as contract from '@prahari/contract/debts.schemas';
import type { AppParts } from '../../../http/app-parts.ts';
import type { App } from '../../../http/context.ts';
import { DownloadFile } from '../../../http/download-file.ts';
import { data, serve } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { shortListOf } from '../../../http/short-list.ts';
import { readAgeing } from './ageing.service.ts';
import { addDebtCall, listDebtsToCall } from './debt-calls.service.ts';
import { mailStatement } from './mail-statement.service.ts';
import { readMoneyMonths } from './money-months.service.ts';
import { readOwnStatement, readStatement } from './statement.service.ts';
import { ownStatementPdf, statementPdf } from './statement-pdf.service.ts';
import { addTdsCertificate, readTds, removeTdsCertificate, tdsReading } from './tds.service.ts';

export function debtRoutes(app: App, { db, config, wakeMailer }: AppParts): void {
  serve(app, contract.getAgeing, async ({ query }) => data(await readAgeing(db, query.day)));
  serve(app, contract.getStatement, async ({ query }) => data(await readStatement(db, query)));
  serve(app, contract.getOwnStatement, async ({ query, caller }) =>
    data(await readOwnStatement(db, caller.id, query)),
  );
  serve(
    app,
    contract.downloadStatement,
    async ({ query }) => new DownloadFile(await statementPdf(db, query)),
  );
  serve(
    app,
    contract.downloadOwnStatement,
    async ({ query, caller }) => new DownloadFile(await ownStatementPdf(db, caller.id, query)),
  );
  serveCreate(
    app,
    db,
    contract.mailStatement,
    async (tx, { caller, body }) =>
      data(await mailStatement(tx, caller.id, { ...body, siteUrl: config.siteUrl })),
    wakeMailer,
  );
  serve(app, contract.getTds, async ({ query }) =>
    shortListOf(await readTds(db, query), query, { ...tdsReading, nameOf: ({ client }) => client._id }),
  );
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

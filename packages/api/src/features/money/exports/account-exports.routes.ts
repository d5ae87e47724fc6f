import * as contract from '@prahari/contract/exports.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { DownloadFile } from '../../../http/download-file.ts';
import { data, serve } from '../../../http/serve.ts';
import { exportEInvoices } from './e-invoices.service.ts';
import { exportGstr1 } from './gstr1.service.ts';
import { registerEInvoices } from './registrations.service.ts';
import { exportTally } from './tally.service.ts';

export function accountExportRoutes(app: App, db: Db): void {
  serve(
    app,
    contract.exportTally,
    async ({ caller, query }) => new DownloadFile(await exportTally(db, caller.id, query)),
  );
  serve(
    app,
    contract.exportGstr1,
    async ({ caller, query }) => new DownloadFile(await exportGstr1(db, caller.id, query)),
  );
  serve(
    app,
    contract.exportEInvoices,
    async ({ caller, query }) => new DownloadFile(await exportEInvoices(db, caller.id, query)),
  );
  serve(app, contract.registerEInvoices, async ({ caller, body }) =>
    data(await registerEInvoices(db, caller.id, body)),
  );
}

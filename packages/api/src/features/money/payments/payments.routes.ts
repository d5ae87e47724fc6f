import * as contract from '@prahari/contract/payments.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { DownloadFile } from '../../../http/download-file.ts';
import { data, serve, undoable } from '../../../http/serve.ts';
import { serveCreate } from '../../../http/serve-create.ts';
import { readClientDues } from './dues.service.ts';
import { matchPayments } from './match-payments.service.ts';
import { listPayments, listUnexplainedPayments } from './payments.service.ts';
import { ownReceiptPdf, receiptPdf } from './receipt-pdf.service.ts';
import { addPayment, allocatePayment, explainPayment } from './record-payments.service.ts';
import { voidPayment } from './void-payment.service.ts';

export function paymentRoutes(app: App, db: Db): void {
  serve(app, contract.listPayments, ({ list }) => listPayments(db, list));
  serve(app, contract.listUnexplainedPayments, ({ list }) => listUnexplainedPayments(db, list));
  serveCreate(app, db, contract.addPayment, async (tx, { caller, body }) => {
    const { payment, entryId } = await addPayment(tx, caller.id, body);
    return { ...data(payment), ...undoable(entryId) };
  });
  serve(app, contract.voidPayment, async ({ caller, body }) => data(await voidPayment(db, caller.id, body)));
  serve(app, contract.allocatePayment, async ({ caller, body }) =>
    data(await allocatePayment(db, caller.id, body)),
  );
  serve(app, contract.explainPayment, async ({ caller, body }) =>
    data(await explainPayment(db, caller.id, body)),
  );
  serve(app, contract.downloadReceipt, async ({ id }) => new DownloadFile(await receiptPdf(db, id)));
  serve(
    app,
    contract.downloadOwnReceipt,
    async ({ id, caller }) => new DownloadFile(await ownReceiptPdf(db, { id, userId: caller.id })),
  );
  serve(app, contract.getClientDues, async ({ query }) => data(await readClientDues(db, query.clientId)));
  serve(app, contract.matchPayments, async ({ body }) => data(await matchPayments(db, body.lines)));
}

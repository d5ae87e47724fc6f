import * as contract from '@prahari/contract/bill-documents.schemas';
import type { Db } from '../../../db/tables.ts';
import type { App } from '../../../http/context.ts';
import { DownloadFile } from '../../../http/download-file.ts';
import { data, serve } from '../../../http/serve.ts';
import { billDocument, creditNoteDocument } from './bill-document.service.ts';
import { pdfFile } from './document-pdf.service.ts';

export function documentRoutes(app: App, db: Db): void {
  serve(app, contract.getBillDocument, async ({ id }) => data(await billDocument(db, id)));
  serve(app, contract.getOwnBillDocument, async ({ id, caller }) =>
    data(await billDocument(db, id, { userId: caller.id })),
  );
  serve(app, contract.downloadBill, async ({ id }) => new DownloadFile(pdfFile(await billDocument(db, id))));
  serve(
    app,
    contract.downloadOwnBill,
    async ({ id, caller }) => new DownloadFile(pdfFile(await billDocument(db, id, { userId: caller.id }))),
  );
  serve(app, contract.getCreditNoteDocument, async ({ id }) => data(await creditNoteDocument(db, id)));
  serve(app, contract.getOwnCreditNoteDocument, async ({ id, caller }) =>
    data(await creditNoteDocument(db, id, { userId: caller.id })),
  );
  serve(
    app,
    contract.downloadCreditNote,
    async ({ id }) => new DownloadFile(pdfFile(await creditNoteDocument(db, id))),
  );
  serve(
    app,
    contract.downloadOwnCreditNote,
    async ({ id, caller }) =>
      new DownloadFile(pdfFile(await creditNoteDocument(db, id, { userId: caller.id }))),
  );
}

import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { makePdfInThread } from './pdf-pool.ts';

/** Returns the name of a document's file: `PR-26-27-000123.pdf`. */
const fileName = (number: string): string => `${number.replace(/[^A-Za-z0-9]+/g, '-')}.pdf`;

async function* piecesOf(document: BillDocument): AsyncGenerator<Uint8Array> {
  yield await makePdfInThread(document);
}

/** Returns a document as a PDF to download, which says what its page says. */
export const pdfFile = (document: BillDocument) => ({
  name: fileName(document.number),
  type: 'application/pdf',
  pieces: piecesOf(document),
});

import { join } from 'node:path';
import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import type { IdentityCard } from '@prahari/contract/identity.schemas';
import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import { Piscina } from 'piscina';
import type { ReceiptDocument } from './receipt-layout.ts';
import type { StatementDocument } from './statement-layout.ts';

const IDLE_MS = 60_000;

/** One thread, started on demand. Each caller has few calls at a time, so the queue stays short. */
const pool = new Piscina({
  filename: join(import.meta.dirname, 'pdf-worker.ts'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: IDLE_MS,
});

/** Makes the PDF of a statement. */
export const makeStatementPdf = (document: StatementDocument): Promise<Uint8Array> =>
  pool.run(document, { name: 'makeStatementPdf' });

/** Makes the PDF of a payment's receipt. */
export const makeReceiptPdf = (document: ReceiptDocument): Promise<Uint8Array> =>
  pool.run(document, { name: 'makeReceiptPdf' });

/** Makes the PDF of a document. */
export const makePdfInThread = (document: BillDocument): Promise<Uint8Array> =>
  pool.run(document, { name: 'makePdf' });

/** Makes the PDF of a register. */
export const makeRegisterPdf = (document: RegisterDocument): Promise<Uint8Array> =>
  pool.run(document, { name: 'makeRegisterPdf' });

/** Makes the PDF of a guard's card. */
export const makeCardPdf = (card: IdentityCard & { url: string }): Promise<Uint8Array> =>
  pool.run(card, { name: 'makeCardPdf' });

/** Draws a picture (`data:image/png;base64,…`) as documents do. @throws for one whose content is broken */
export const drawPicture = (picture: string): Promise<Uint8Array> =>
  pool.run(picture, { name: 'drawPicture' });

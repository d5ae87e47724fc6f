// Runs in a thread of pdf-pool.ts: laying out and shaping letters takes longer than other requests may wait.
import { fileURLToPath } from 'node:url';
import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import type { IdentityCard } from '@prahari/contract/identity.schemas';
import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import pdfmake from 'pdfmake';
import { lowerPriority } from '../../../limits/lower-priority.ts';
import { cardPdfOf } from './card-layout.ts';
import { pdfOf } from './pdf-layout.ts';
import { type ReceiptDocument, receiptPdfOf } from './receipt-layout.ts';
import { registerPdfOf } from './register-layout.ts';
import { type StatementDocument, statementPdfOf } from './statement-layout.ts';

lowerPriority();

const normal = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/anek-devanagari/400Regular/AnekDevanagari_400Regular.ttf'),
);
const bold = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/anek-devanagari/600SemiBold/AnekDevanagari_600SemiBold.ttf'),
);

// Its letters are Latin, Devanagari and the rupee.
pdfmake.setFonts({ Anek: { normal, bold } });
// A document never makes the server read another file or address.
pdfmake.setLocalAccessPolicy((path) => path === normal || path === bold);
pdfmake.setUrlAccessPolicy(() => false);

/** fontkit cannot measure the font's two joiners, which have no outline: letters are joined as usual instead. */
const withoutJoiners = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document).replace(/[\u200c\u200d]/g, ''));

export const makePdf = async (document: BillDocument): Promise<Uint8Array> =>
  pdfmake.createPdf(pdfOf(withoutJoiners(document))).getBuffer();

export const makeStatementPdf = async (document: StatementDocument): Promise<Uint8Array> =>
  pdfmake.createPdf(statementPdfOf(withoutJoiners(document))).getBuffer();

export const makeReceiptPdf = async (document: ReceiptDocument): Promise<Uint8Array> =>
  pdfmake.createPdf(receiptPdfOf(withoutJoiners(document))).getBuffer();

export const makeRegisterPdf = async (document: RegisterDocument): Promise<Uint8Array> =>
  pdfmake.createPdf(registerPdfOf(withoutJoiners(document))).getBuffer();

export const makeCardPdf = async (card: IdentityCard & { url: string }): Promise<Uint8Array> =>
  pdfmake.createPdf(cardPdfOf(withoutJoiners(card))).getBuffer();

// Runs in a thread of pdf-pool.ts: laying out and shaping letters takes longer than other requests may wait.
import { fileURLToPath } from 'node:url';
import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import type { IdentityCard } from '@prahari/contract/identity.schemas';
import type { RegisterDocument } from '@prahari/contract/registers.schemas';
import pdfmake from 'pdfmake';
import type { Style, TDocumentDefinitions } from 'pdfmake/interfaces';
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

type OpenTypeFeatures = NonNullable<Style['fontFeatures']>;

/** fontkit cannot measure the font's two joiners, which have no outline: letters are joined as usual instead. */
const withoutJoiners = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document).replace(/[\u200c\u200d]/g, ''));

/**
 * Places marks without the font's anchors. fontkit throws where a letter has none for a mark, as in `इु`, which no
 * word has and anybody can type.
 */
const WITHOUT_ANCHORS = { abvm: false, blwm: false, mark: false, mkmk: false };

/** Makes a PDF. @param layOut called twice for letters that the font can't anchor: pdfmake writes into what it gets */
async function bufferOf(layOut: () => TDocumentDefinitions): Promise<Uint8Array> {
  try {
    return await pdfmake.createPdf(layOut()).getBuffer();
  } catch {
    const { defaultStyle, ...document } = layOut();
    // fontkit takes switches, too, which the types of pdfmake leave out.
    const fontFeatures = WITHOUT_ANCHORS as unknown as OpenTypeFeatures;
    return pdfmake.createPdf({ ...document, defaultStyle: { ...defaultStyle, fontFeatures } }).getBuffer();
  }
}

export const makePdf = (document: BillDocument): Promise<Uint8Array> =>
  bufferOf(() => pdfOf(withoutJoiners(document)));

export const makeStatementPdf = (document: StatementDocument): Promise<Uint8Array> =>
  bufferOf(() => statementPdfOf(withoutJoiners(document)));

export const makeReceiptPdf = (document: ReceiptDocument): Promise<Uint8Array> =>
  bufferOf(() => receiptPdfOf(withoutJoiners(document)));

export const makeRegisterPdf = (document: RegisterDocument): Promise<Uint8Array> =>
  bufferOf(() => registerPdfOf(withoutJoiners(document)));

export const makeCardPdf = (card: IdentityCard & { url: string }): Promise<Uint8Array> =>
  bufferOf(() => cardPdfOf(withoutJoiners(card)));

/** Draws a picture alone. @throws for one that no document can show */
export const drawPicture = (picture: string): Promise<Uint8Array> =>
  pdfmake.createPdf({ content: [{ image: picture }] }).getBuffer();

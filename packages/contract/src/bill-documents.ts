import { type DateNames, formatDay, formatMonth } from '@prahari/domain/format';
import type { BillDocument } from './bill-documents.schemas.ts';
import { billedFromLabels } from './bill-months.ts';
import { endpoint } from './endpoint.ts';
import type { DataReply } from './reply.ts';

export const documentMessages = {
  fetchFailed: 'Failed to load the bill',
  notFound: 'This bill does not exist, or it is not yours',
  downloadFailed: 'The PDF could not be downloaded',
} as const;

/** The address of a bill's page, below the site's. */
export const billPage = (billId: string): string => `/bill?id=${encodeURIComponent(billId)}`;
export const creditNotePage = (noteId: string): string => `/bill?note=${encodeURIComponent(noteId)}`;

/** The page of an entry of a statement; undefined for a payment. */
export const entryPage = ({ kind, _id }: { kind: string; _id: string }): string | undefined => {
  if (kind === 'bill') return billPage(_id);
  return kind === 'creditNote' ? creditNotePage(_id) : undefined;
};

/**
 * Returns the facts beside a document's recipient, each with its label. Page and PDF print them.
 * @param names of months, English by default
 * @param originalOf names a bill and its day
 */
export const documentFacts = (
  document: BillDocument,
  names?: DateNames,
  originalOf = ({ number, day }: { number: string; day: string }): string => `${number} of ${day}`,
): [label: string, text: string][] =>
  (
    [
      ['Date', formatDay(document.date, names)],
      ['Due', document.dueDate && formatDay(document.dueDate, names)],
      ['Period', document.month && formatMonth(document.month, names)],
      ['Duties', document.basedOn && billedFromLabels[document.basedOn]],
      ...document.originals.map(({ number, date }) => [
        'For bill',
        originalOf({ number, day: formatDay(date, names) }),
      ]),
      ['Reason', document.reason],
      ['Purchase order', document.purchaseOrder],
      ['Place of supply', document.placeOfSupply],
      ['Reverse charge', document.reverseCharge ? 'Yes' : 'No'],
    ] as [string, string | undefined][]
  ).flatMap(([label, text]) => (text ? [[label, text] as [string, string]] : []));

export const creditNoteNotFound = {
  status: 404,
  code: 'credit_notes.not_found',
  message: 'Credit note not found',
} as const;

/** The page of a bill says what this reply says, and nothing else. */
export const getBillDocument = endpoint<DataReply<BillDocument>>({
  method: 'GET',
  path: '/admin/bills/{id}/document',
  access: 'admin',
});

export const getOwnBillDocument = endpoint<DataReply<BillDocument>>({
  method: 'GET',
  path: '/client/bills/{id}/document',
  access: 'client',
});

/** Replies with an attachment, application/pdf. */
export const downloadBill = endpoint<string>({
  method: 'GET',
  path: '/admin/bills/{id}/pdf',
  access: 'admin',
});

export const downloadOwnBill = endpoint<string>({
  method: 'GET',
  path: '/client/bills/{id}/pdf',
  access: 'client',
});

export const getCreditNoteDocument = endpoint<DataReply<BillDocument>>({
  method: 'GET',
  path: '/admin/credit-notes/{id}/document',
  access: 'admin',
});

export const getOwnCreditNoteDocument = endpoint<DataReply<BillDocument>>({
  method: 'GET',
  path: '/client/credit-notes/{id}/document',
  access: 'client',
});

export const downloadCreditNote = endpoint<string>({
  method: 'GET',
  path: '/admin/credit-notes/{id}/pdf',
  access: 'admin',
});

export const downloadOwnCreditNote = endpoint<string>({
  method: 'GET',
  path: '/client/credit-notes/{id}/pdf',
  access: 'client',
});

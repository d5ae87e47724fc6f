import * as z from 'zod/mini';
import * as wire from './bill-documents.ts';
import { billedFrom } from './bill-months.ts';
import { billStatus } from './bills.schemas.ts';
import { billNotFound } from './bills.ts';
import { define } from './definition.ts';
import { calendarDay, dataReply, recordId } from './reply.schemas.ts';

/** A bill's payment by UPI, within the company's limit. */
export const upiPayment = z.object({
  /** `upi://pay?…`, also the text of the QR code. */
  link: z.string(),
  /** In rupees: what is owed less the TDS that the client keeps back. */
  amount: z.number(),
});
export type UpiPayment = z.output<typeof upiPayment>;

const amountLine = z.object({ label: z.string(), amount: z.number() });

/** A bill or credit note as it is printed, in that order. Amounts are in rupees; an unknown text is empty. */
export const billDocument = z.object({
  _id: recordId,
  kind: z.enum(['bill', 'credit-note']),
  /** Tax invoice, Bill or Credit note. */
  title: z.string(),
  number: z.string(),
  date: calendarDay,
  dueDate: z.optional(calendarDay),
  /** The month that is billed, `2026-11`. */
  month: z.optional(z.string()),
  /** The duties that the bill of a month was made from. */
  basedOn: z.optional(z.enum(billedFrom)),
  supplier: z.object({
    name: z.string(),
    address: z.string(),
    gstin: z.string(),
    pan: z.string(),
    psaraLicence: z.string(),
  }),
  recipient: z.object({ name: z.string(), address: z.string(), gstin: z.string() }),
  /** The client's order. */
  purchaseOrder: z.string(),
  /** `29-Karnataka` */
  placeOfSupply: z.string(),
  /** True where the client owes the tax itself. */
  reverseCharge: z.boolean(),
  /** The bills that a credit note changes. */
  originals: z.array(z.object({ number: z.string(), date: calendarDay })),
  /** The reason of a credit note. */
  reason: z.string(),
  /** The service's code (SAC). */
  serviceCode: z.string(),
  lines: z.array(
    z.object({
      description: z.string(),
      quantity: z.number(),
      unit: z.string(),
      rate: z.number(),
      amount: z.number(),
    }),
  ),
  /** Between the lines and the total: taxable value, taxes, round off. */
  sums: z.array(amountLine),
  total: z.number(),
  words: z.string(),
  /** Payments and credit notes that count, the oldest first. */
  settled: z.array(
    z.object({
      day: calendarDay,
      label: z.string(),
      reference: z.string(),
      amount: z.number(),
      /** That of a credit note. */
      noteId: z.optional(recordId),
    }),
  ),
  /** Credit notes have none. */
  owed: z.optional(z.number()),
  status: z.optional(billStatus),
  bank: z.optional(z.object({ accountName: z.string(), accountNumber: z.string(), ifsc: z.string() })),
  upi: z.optional(upiPayment),
  /** Sentences that the law or the client asks for. */
  terms: z.array(z.string()),
  /** The registration as an e-invoice. */
  registration: z.optional(
    z.object({ irn: z.string(), ackNumber: z.string(), ackDate: z.string(), qr: z.string() }),
  ),
  footnote: z.string(),
});
export type BillDocument = z.output<typeof billDocument>;

const pdf = { reply: z.string(), replyTypes: ['application/pdf'] } as const;

export const getBillDocument = define(wire.getBillDocument, {
  summary: 'Everything that a bill prints, for its page.',
  reply: dataReply(billDocument),
  refusals: [billNotFound],
});

export const getOwnBillDocument = define(wire.getOwnBillDocument, {
  summary: 'Everything that the caller’s own bill prints, for its page.',
  reply: dataReply(billDocument),
  refusals: [billNotFound],
});

export const downloadBill = define(wire.downloadBill, {
  summary: 'A bill as a PDF.',
  ...pdf,
  refusals: [billNotFound],
});

export const downloadOwnBill = define(wire.downloadOwnBill, {
  summary: 'The caller’s own bill as a PDF.',
  ...pdf,
  refusals: [billNotFound],
});

export const getCreditNoteDocument = define(wire.getCreditNoteDocument, {
  summary: 'Everything that a credit note prints, for its page.',
  reply: dataReply(billDocument),
  refusals: [wire.creditNoteNotFound],
});

export const getOwnCreditNoteDocument = define(wire.getOwnCreditNoteDocument, {
  summary: 'Everything that the caller’s own credit note prints, for its page.',
  reply: dataReply(billDocument),
  refusals: [wire.creditNoteNotFound],
});

export const downloadCreditNote = define(wire.downloadCreditNote, {
  summary: 'A credit note as a PDF.',
  ...pdf,
  refusals: [wire.creditNoteNotFound],
});

export const downloadOwnCreditNote = define(wire.downloadOwnCreditNote, {
  summary: 'The caller’s own credit note as a PDF.',
  ...pdf,
  refusals: [wire.creditNoteNotFound],
});

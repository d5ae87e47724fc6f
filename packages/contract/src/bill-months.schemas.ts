import { taxKinds } from '@prahari/domain/bill-tax';
import * as z from 'zod/mini';
import { upiPayment } from './bill-documents.schemas.ts';
import * as wire from './bill-months.ts';
import { bill, billFields } from './bills.schemas.ts';
import { billNotFound, billSettled, billVersion } from './bills.ts';
import { define, shortListQuery, shortListReply } from './definition.ts';
import { choice, day, id, line, month, number, prose } from './fields.ts';
import type { ShortListQuery } from './lists.ts';
import { calendarDay, dataReply, recordId } from './reply.schemas.ts';
import { ownGstin, twoDecimals } from './tax-fields.ts';

const MAX_LINES = 1000;
const MAX_LINE_AMOUNT = 999_999_999.99;
/** Clients of one press. */
export const MAX_CLIENTS = 1000;

/** A duty of a line; `counts` is a half, or negative where too much was billed before. */
const lineDay = z.object({ dutyId: recordId, day: calendarDay, counts: z.number() });

/** A line of a bill. `rate` and `amount` are in rupees; a month's rate is divided by the days of its basis. */
export const billLine = z.object({
  /** Names the line in a draft and in a bill. */
  id: z.string(),
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  rate: z.number(),
  amount: z.number(),
  guard: z.optional(z.object({ _id: recordId, name: z.string() })),
  postId: z.optional(recordId),
  days: z.array(lineDay),
});
export type BillLine = z.output<typeof billLine>;

const problem = z.object({
  code: z.enum(wire.draftProblems),
  message: z.string(),
  /** The post that it is about. */
  postId: z.optional(recordId),
});

/** The bill of a client and own GSTIN for a month, before it is made. */
export const billDraft = z.object({
  clientId: recordId,
  client: z.object({ _id: recordId, name: z.string() }),
  month: z.string(),
  basedOn: z.enum(wire.billedFrom),
  lines: z.array(billLine),
  /** Differences to what was billed for earlier months. */
  adjustments: z.array(billLine),
  taxable: z.number(),
  cgst: z.number(),
  /** Of the State or Union territory. */
  sgst: z.number(),
  igst: z.number(),
  roundOff: z.number(),
  total: z.number(),
  /** How it is taxed, also with other lines. */
  tax: z.enum(taxKinds),
  reverseCharge: z.boolean(),
  /** The code of a State; empty when unknown. */
  placeOfSupply: z.string(),
  /** The company's own GSTIN that bills it; missing where the company has none. */
  gstin: z.optional(z.string()),
  problems: z.array(problem),
  /** The bill that was made for the month. */
  billId: z.optional(recordId),
  billNumber: z.optional(z.string()),
});
export type BillDraft = z.output<typeof billDraft>;

const kindError = 'Kind must be a word like supplementary-1, and not single';
const kind = z.string({ error: kindError }).check(
  z.regex(/^[a-z][a-z0-9-]{0,39}$/, { error: kindError }),
  z.refine((text) => text !== 'single', { error: kindError }),
);

export const draftsQuery = z.object({
  month,
  basedOn: z.optional(choice('Based on', wire.billedFrom)),
  clientId: z.optional(id('Client')),
  kind: z.optional(kind),
  ...shortListQuery(wire.draftColumns),
  /** A client's id, with the company's own GSTIN that bills it: `id.gstin`. */
  cursor: z.optional(
    z
      .string()
      .check(z.regex(/^[0-9a-f-]{36}\.([0-9a-z]{15})?$/i, { error: 'cursor does not belong to this list' })),
  ),
});
/** The query as callers send it. */
export interface DraftsQuery extends ShortListQuery {
  month: string;
  basedOn?: wire.BilledFrom;
  clientId?: string;
  kind?: string;
}

const newLine = z
  .object({
    /** That of a line of the draft or bill, whose duties it keeps. */
    id: z.optional(z.string()),
    description: prose('Description', 300),
    quantity: twoDecimals('Quantity', -100_000, 100_000),
    unit: line('Unit', 40),
    rate: twoDecimals('Rate', -MAX_LINE_AMOUNT, MAX_LINE_AMOUNT),
    /** Quantity × rate when missing. */
    amount: z.optional(twoDecimals('Amount', -MAX_LINE_AMOUNT, MAX_LINE_AMOUNT)),
  })
  .check(
    z.refine(({ quantity, rate, amount }) => amount !== undefined || Math.abs(quantity * rate) <= 1e9, {
      error: 'Amount is too large',
      path: ['amount'],
    }),
  );
export type NewBillLine = z.input<typeof newLine>;

export const newLines = z
  .array(newLine, { error: 'Lines must be a list' })
  .check(
    z.minLength(1, { error: 'At least one line' }),
    z.maxLength(MAX_LINES, { error: `At most ${MAX_LINES} lines` }),
  );

const makeMonthFields = z.object({
  month,
  clientIds: z
    .array(id('Client'), { error: 'Choose clients' })
    .check(
      z.minLength(1, { error: 'Choose at least one client' }),
      z.maxLength(MAX_CLIENTS, { error: `At most ${MAX_CLIENTS} clients` }),
    ),
  basedOn: z.optional(choice('Based on', wire.billedFrom)),
  /** From the month's last day to today, and not before the newest bill of its series; today when missing. */
  billDate: z.optional(day('Bill date')),
  /** `month` when missing; another word for one more bill of the month. */
  kind: z.optional(kind),
  /** Only the bills of this GSTIN of the company; of all that bill the clients when missing. */
  gstin: z.optional(ownGstin),
  /** By client: the lines in place of the draft's. Of a client with several drafts only together with `gstin`. */
  lines: z.optional(z.record(id('Client'), newLines, { error: 'Lines must be lists by client' })),
});

/** Lines of a client that is not chosen would be lost. */
export const makeMonthBody = makeMonthFields.check((context) => {
  const { clientIds, lines = {} } = context.value;
  for (const id of Object.keys(lines))
    if (!clientIds.includes(id))
      context.issues.push({
        code: 'custom',
        input: lines,
        path: ['lines', id],
        message: 'Choose the client whose lines these are, too',
      });
});
export type MakeMonthBody = z.input<typeof makeMonthBody>;

/** The bills of a client, one for each own GSTIN, or the problems why one is missing. */
export const madeBill = z.object({
  clientId: recordId,
  /** `made` where this press made one, `made_before` where none was missing. */
  result: z.enum(['made', 'made_before', 'refused']),
  /** The first of `bills`. */
  bill: z.optional(bill),
  bills: z.array(bill),
  problems: z.array(problem),
});
export type MadeBill = z.output<typeof madeBill>;

/** A bill with its lines. */
export const billDetail = z.extend(bill, {
  lines: z.array(billLine),
  basedOn: z.optional(z.enum(wire.billedFrom)),
  /** Missing above the company's limit, and where nothing is owed. */
  upi: z.optional(upiPayment),
});
export type BillDetail = z.output<typeof billDetail>;

export const updateBillBody = z.object({
  /** The version that was read. */
  version: number('Version'),
  lines: z.optional(newLines),
  dueDate: z.optional(billFields.dueDate),
  description: z.optional(billFields.description),
  /** Only for a bill that was made with an amount instead of lines. */
  amount: z.optional(billFields.amount),
});
export type UpdateBillBody = z.input<typeof updateBillBody>;

export const listBillDrafts = define(wire.listBillDrafts, {
  summary: 'The bills of a month before they are made, with their problems.',
  query: draftsQuery,
  reply: shortListReply(billDraft),
});

export const makeMonth = define(wire.makeMonth, {
  summary: 'Make the bills of a month, each whole or not at all; again makes only the missing ones.',
  body: makeMonthBody,
  reply: dataReply(z.array(madeBill)),
});

export const getBill = define(wire.getBill, {
  summary: 'One bill with its lines.',
  reply: dataReply(billDetail),
  refusals: [billNotFound],
});

export const getOwnBill = define(wire.getOwnBill, {
  summary: 'One of the client’s own bills with its lines.',
  reply: dataReply(billDetail),
  refusals: [billNotFound],
});

export const updateBill = define(wire.updateBill, {
  summary: 'Change a bill of which nothing is paid, credited or registered.',
  body: updateBillBody,
  reply: dataReply(billDetail),
  refusals: [billNotFound, billVersion, billSettled],
});

import { addDays, isDayInRange } from '@prahari/domain/days';
import { formatRupees } from '@prahari/domain/format';
import { toPaise } from '@prahari/domain/paise';
import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import * as wire from './bills.ts';
import {
  billNotFound,
  billRegistered,
  billSettled,
  hasLookAlikeHost,
  isSafeLink,
  monthTaken,
  sameBill,
} from './bills.ts';
import { currentDay } from './clock.ts';
import { MAX_AMOUNT } from './constants.ts';
import { define, defineList } from './definition.ts';
import { chosenId, day, flag, id, line, number, optionalLine, prose } from './fields.ts';
import { person, personErased } from './people.ts';
import {
  calendarDay,
  dataReply,
  instant,
  link,
  recordId,
  undoableMessageReply,
  undoableReply,
} from './reply.schemas.ts';
import { twoDecimals } from './tax-fields.ts';

export const billStatus = z.enum(wire.billStatuses);

/** A bill. `amount` is in rupees with at most two decimals; each read derives `overdue`. */
export const bill = z.object({
  _id: recordId,
  billNumber: z.string(),
  client: z.object({ _id: recordId, user: person }),
  amount: z.number(),
  dueDate: calendarDay,
  description: z.string(),
  driveLink: link,
  status: billStatus,
  createdAt: instant,
  /** `single` for one with an amount of its own, `month` for the bill of a month. The older hosted API has none of the following. */
  kind: z.optional(z.string()),
  /** `2026-11`. */
  month: z.optional(z.string()),
  billDate: z.optional(calendarDay),
  taxable: z.optional(z.number()),
  cgst: z.optional(z.number()),
  /** Of the State or Union territory. */
  sgst: z.optional(z.number()),
  igst: z.optional(z.number()),
  roundOff: z.optional(z.number()),
  /** True where the client owes the tax itself. */
  reverseCharge: z.optional(z.boolean()),
  /** The code of a State; empty when unknown. */
  placeOfSupply: z.optional(z.string()),
  /** The company's GSTIN that billed it; missing without one. */
  gstin: z.optional(z.string()),
  /** Settled by payments and tax that the client kept back. */
  paid: z.optional(z.number()),
  credited: z.optional(z.number()),
  /** The amount less what is credited and paid. */
  owed: z.optional(z.number()),
  /** Goes up with each change of its lines, amount, due date or description. */
  version: z.optional(z.number()),
});
export type Bill = z.output<typeof bill>;

const OLDEST_DUE_DAYS = 3660;

/** The fields of a bill's form. */
export const billFields = {
  amount: number('Amount').check(
    z.gt(0, { error: 'Amount must be more than zero', abort: true }),
    z.lte(MAX_AMOUNT, { error: `Amount must be at most ${formatRupees(MAX_AMOUNT)}` }),
    z.refine((rupees) => Math.round(rupees * 100) / 100 === rupees, {
      error: 'Amount must have at most two decimals',
    }),
  ),
  dueDate: day('Due date').check(
    // An invalid day has its own error.
    z.refine((due) => !isDayInRange(due) || due >= addDays(currentDay(), -OLDEST_DUE_DAYS), {
      error: 'Due date must not be more than ten years ago',
    }),
  ),
  description: prose('Description', 2000),
  driveLink: line('Drive link', 2000).check(
    z.refine(isSafeLink, {
      error: 'Drive link must be a link that starts with https:// or http://',
      abort: true,
    }),
    z.refine((link) => !hasLookAlikeHost(link), {
      error: 'Drive link must lead to a host in letters of one script: others look alike',
    }),
  ),
};

export const generateBillBody = z.object({
  clientId: id('Client'),
  ...billFields,
  /** Refuses a bill with the client, amount and due date of another. */
  isUnique: flag('isUnique'),
});

export type GenerateBillBody = z.input<typeof generateBillBody>;

export const generateBillForm = z.object({ clientId: chosenId('client'), ...billFields });

export const billIdBody = z.object({ billId: id('Bill') });
export type BillIdBody = z.input<typeof billIdBody>;

export const listBills = defineList(wire.listBills, { summary: 'All bills.', row: bill });

export const generateBill = define(wire.generateBill, {
  summary: 'Generate a bill; its number is the next of the financial year.',
  body: generateBillBody,
  reply: dataReply(bill),
  refusals: [clientNotFound, sameBill, personErased],
});

export const markBillPaid = define(wire.markBillPaid, {
  summary: 'Mark a bill paid; paying twice changes nothing.',
  body: billIdBody,
  reply: undoableReply(bill),
  refusals: [billNotFound],
});

export const deleteBill = define(wire.deleteBill, {
  summary: 'Delete a bill; its number is not used again.',
  reauthenticates: true,
  body: billIdBody,
  reply: undoableMessageReply,
  refusals: [billNotFound, billRegistered],
});

export const markBillUnpaid = define(wire.markBillUnpaid, {
  summary: 'Mark a bill not paid after all; repeating it changes nothing.',
  body: billIdBody,
  reply: dataReply(bill),
  refusals: [billNotFound, billSettled],
});

export const restoreBill = define(wire.restoreBill, {
  summary: 'Restore a deleted bill with its number; restoring a bill that is there changes nothing.',
  body: billIdBody,
  reply: dataReply(bill),
  refusals: [billNotFound, monthTaken],
});

export const listOwnBills = defineList(wire.listOwnBills, {
  summary: 'The client’s own bills.',
  row: bill,
});

const creditLine = z.object({
  description: z.string(),
  quantity: z.number(),
  unit: z.string(),
  rate: z.number(),
  amount: z.number(),
});

/** A credit note; amounts in rupees. */
export const creditNote = z.object({
  _id: recordId,
  /** `CN/26-27/000001` */
  number: z.string(),
  billId: recordId,
  billNumber: z.string(),
  day: calendarDay,
  reason: z.string(),
  /** True where it takes off the GST too. */
  withTax: z.boolean(),
  lines: z.array(creditLine),
  taxable: z.number(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  roundOff: z.number(),
  amount: z.number(),
  createdAt: instant,
});
export type CreditNote = z.output<typeof creditNote>;

/** A new credit note with its bill. */
export const creditedBill = z.extend(creditNote, {
  bill,
  /** Settled above what the bill is now, in rupees. */
  toAccount: z.number(),
});
export type CreditedBill = z.output<typeof creditedBill>;

const LINES_MAX = 200;

export const addCreditNoteBody = z
  .object({
    lines: z.optional(
      z
        .array(
          z.object({
            description: prose('Description', 500),
            quantity: twoDecimals('Quantity', 0, 1_000_000),
            unit: optionalLine('Unit', 40),
            rate: twoDecimals('Rate', 0, MAX_AMOUNT),
            amount: twoDecimals('Amount', 0.01, MAX_AMOUNT),
          }),
          { error: 'Lines must be a list' },
        )
        .check(z.maxLength(LINES_MAX, { error: `At most ${LINES_MAX} lines` })),
    ),
    /** The taxable value; the sum of the lines where they are sent. */
    amount: z.optional(twoDecimals('Amount', 0.01, MAX_AMOUNT)),
    withTax: z.boolean({ error: 'With GST must be true or false' }),
    reason: prose('Reason', 500),
    day: day('Day').check(
      z.refine((text) => !isDayInRange(text) || text <= currentDay(), {
        error: 'Day must not be in the future',
      }),
    ),
  })
  .check(
    z.refine(({ lines = [], amount }) => lines.length > 0 || amount !== undefined, {
      path: ['amount'],
      error: 'Amount is required',
    }),
    z.refine(
      ({ lines = [], amount }) =>
        lines.length === 0 ||
        amount === undefined ||
        lines.reduce((sum, one) => sum + toPaise(one.amount), 0) === toPaise(amount),
      { path: ['amount'], error: 'Amount must be the sum of the lines' },
    ),
  );
export type AddCreditNoteBody = z.input<typeof addCreditNoteBody>;

export const addCreditNote = define(wire.addCreditNote, {
  summary:
    'Make a credit note of a bill; `amount` is the taxable value. What was settled above the rest goes on account.',
  body: addCreditNoteBody,
  reply: dataReply(creditedBill),
  refusals: [billNotFound, personErased, wire.moreThanBilled],
});

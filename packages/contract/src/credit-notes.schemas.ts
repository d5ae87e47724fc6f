import { isDayInRange } from '@prahari/domain/days';
import { toPaise } from '@prahari/domain/paise';
import * as z from 'zod/mini';
import { bill } from './bills.schemas.ts';
import { billNotFound } from './bills.ts';
import { currentDay } from './clock.ts';
import { MAX_AMOUNT } from './constants.ts';
import * as wire from './credit-notes.ts';
import { define } from './definition.ts';
import { day, optionalLine, prose } from './fields.ts';
import { personErased } from './people.ts';
import { dataReply } from './reply.schemas.ts';
import { calendarDay, instant, recordId } from './reply-fields.ts';
import { twoDecimals } from './tax-fields.ts';

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

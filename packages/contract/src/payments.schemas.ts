import { isDayInRange } from '@prahari/domain/days';
import { toPaise } from '@prahari/domain/paise';
import * as z from 'zod/mini';
import { clientNotFound } from './assignments.ts';
import { billNotFound } from './bills.ts';
import { currentDay } from './clock.ts';
import { MAX_AMOUNT } from './constants.ts';
import { define, defineList } from './definition.ts';
import { choice, day, flag, id, line, optionalLine, prose } from './fields.ts';
import * as wire from './payments.ts';
import { personErased } from './people.ts';
import { calendarDay, dataReply, instant, recordId, undoableReply } from './reply.schemas.ts';
import { twoDecimals } from './tax-fields.ts';

/** Bills that one payment may settle. */
const ALLOCATIONS_MAX = 200;
const otherAmount = z.object({ amount: z.number(), reason: z.string() });

const allocated = z.object({ billId: recordId, billNumber: z.string(), amount: z.number() });

/** A payment of a client with the tax that it kept back; amounts in rupees. */
export const payment = z.object({
  _id: recordId,
  client: z.object({ _id: recordId, name: z.string() }),
  day: calendarDay,
  mode: z.enum(wire.paymentModes),
  reference: z.string(),
  bankAmount: z.number(),
  /** Income tax that the client kept back. */
  tds: z.number(),
  gstTds: z.number(),
  /** What the office let go: a penalty, a discount. */
  other: z.optional(otherAmount),
  /** The sum of all of them. */
  settled: z.number(),
  /** To bills that are not deleted. */
  allocations: z.array(allocated),
  /** Not allocated yet; 0 where it is void. */
  onAccount: z.number(),
  status: z.enum(wire.paymentStatuses),
  createdAt: instant,
  voidedAt: z.optional(instant),
  voidReason: z.optional(z.string()),
});
export type Payment = z.output<typeof payment>;

const pastDay = (label: string) =>
  day(label).check(
    // An invalid day has its own error.
    z.refine((text) => !isDayInRange(text) || text <= currentDay(), {
      error: `${label} must not be in the future`,
    }),
  );

const rupees = (label: string) => twoDecimals(label, 0, MAX_AMOUNT);

const settledFields = {
  mode: choice('Mode', wire.paymentModes),
  /** The UTR, the number of the cheque, or whatever tells it. */
  reference: optionalLine('Reference', 100),
  bankAmount: rupees('Bank amount'),
  tds: z.optional(rupees('TDS')),
  gstTds: z.optional(rupees('GST-TDS')),
  other: z.optional(
    z.object(
      { amount: twoDecimals('Other amount', 0.01, MAX_AMOUNT), reason: prose('Reason', 200) },
      { error: 'Other must have an amount and a reason' },
    ),
  ),
};

interface Settled {
  bankAmount: number;
  tds?: number | undefined;
  gstTds?: number | undefined;
  other?: { amount: number } | undefined;
}

/** Returns what a payment settles in all, in paise. */
export const settledPaise = ({ bankAmount, tds = 0, gstTds = 0, other }: Settled): number =>
  toPaise(bankAmount) + toPaise(tds) + toPaise(gstTds) + toPaise(other?.amount ?? 0);

/** A negative amount has its own error. */
const hasNegative = ({ bankAmount, tds = 0, gstTds = 0, other }: Settled): boolean =>
  [bankAmount, tds, gstTds, other?.amount ?? 0].some((rupees) => rupees < 0);

const settlesSomething = {
  path: ['bankAmount'],
  error: 'Enter what came to the bank, or what was kept back',
};

const allocations = (min: 0 | 1) =>
  z
    .array(
      z.object(
        { billId: id('Bill'), amount: twoDecimals('Amount', 0.01, MAX_AMOUNT) },
        {
          error: 'An allocation must have a bill and an amount',
        },
      ),
      { error: 'Allocations must be a list' },
    )
    .check(
      z.minLength(min, { error: 'Choose at least one bill' }),
      z.maxLength(ALLOCATIONS_MAX, { error: `At most ${ALLOCATIONS_MAX} bills at once` }),
      z.refine((all) => new Set(all.map(({ billId }) => billId.toLowerCase())).size === all.length, {
        error: 'Each bill must be named once',
      }),
    );

const sumOf = (all: readonly { amount: number }[]): number =>
  all.reduce((sum, { amount }) => sum + toPaise(amount), 0);

export const addPaymentBody = z
  .object({
    clientId: id('Client'),
    day: pastDay('Day'),
    ...settledFields,
    allocations: allocations(0),
    /** Refuses a payment with the client, reference and bank amount of another. */
    isUnique: flag('isUnique'),
  })
  .check(
    z.refine((body) => hasNegative(body) || settledPaise(body) > 0, settlesSomething),
    z.refine(
      (body) =>
        hasNegative(body) || settledPaise(body) === 0 || sumOf(body.allocations) <= settledPaise(body),
      {
        path: ['allocations'],
        error: 'More is put to bills than was settled',
      },
    ),
  );
export type AddPaymentBody = z.input<typeof addPaymentBody>;

export const voidPaymentBody = z.object({ paymentId: id('Payment'), reason: prose('Reason', 500) });
export type VoidPaymentBody = z.input<typeof voidPaymentBody>;

export const allocatePaymentBody = z.object({ paymentId: id('Payment'), allocations: allocations(1) });
export type AllocatePaymentBody = z.input<typeof allocatePaymentBody>;

export const explainPaymentBody = z
  .object({
    paymentId: id('Payment'),
    /** The day of the payment, if it is another one. */
    day: z.optional(pastDay('Day')),
    ...settledFields,
  })
  .check(z.refine((body) => hasNegative(body) || settledPaise(body) > 0, settlesSomething));
export type ExplainPaymentBody = z.input<typeof explainPaymentBody>;

export const clientIdQuery = z.object({ clientId: id('Client') });
export interface ClientIdQuery {
  clientId: string;
}

/** A bill of which something is owed. */
const dueBill = z.object({
  _id: recordId,
  billNumber: z.string(),
  billDate: calendarDay,
  dueDate: calendarDay,
  amount: z.number(),
  owed: z.number(),
  /** The tax that the client usually keeps back; 0 where something was settled before. */
  tds: z.number(),
  gstTds: z.number(),
});

/** What a client owes, the oldest bill first. */
export const clientDues = z.object({
  client: z.object({ _id: recordId, name: z.string() }),
  bills: z.array(dueBill),
  owed: z.number(),
  /** Payments with money that is put to no bill yet. */
  onAccount: z.array(
    z.object({ paymentId: recordId, day: calendarDay, reference: z.string(), amount: z.number() }),
  ),
});
export type ClientDues = z.output<typeof clientDues>;
export type DueBill = ClientDues['bills'][number];

export const matchPaymentsBody = z.object({
  lines: z
    .array(
      z.object({
        day: pastDay('Day'),
        /** The text of the bank: a name, a reference, a bill's number. */
        text: line('Text', 500),
        amount: twoDecimals('Amount', 0.01, MAX_AMOUNT),
      }),
      { error: 'Lines are required' },
    )
    .check(
      z.minLength(1, { error: 'The statement has no money that came in' }),
      z.maxLength(wire.MATCH_MAX, { error: `At most ${wire.MATCH_MAX} lines at once` }),
    ),
});
export type MatchPaymentsBody = z.input<typeof matchPaymentsBody>;

/** A guess about a line of a bank statement. It counts once somebody records it. */
export const matchedPayment = z.object({
  day: calendarDay,
  text: z.string(),
  amount: z.number(),
  guess: z.optional(
    z.object({
      client: z.object({ _id: recordId, name: z.string() }),
      allocations: z.array(allocated),
      tds: z.number(),
      gstTds: z.number(),
      /** In plain words: `Amount less TDS; name of the client`. */
      because: z.string(),
    }),
  ),
  /** A payment with this bank amount is recorded on a day near it or with its reference. */
  isRecorded: z.boolean(),
});
export type MatchedPayment = z.output<typeof matchedPayment>;

export const listPayments = defineList(wire.listPayments, { summary: 'All payments.', row: payment });

export const addPayment = define(wire.addPayment, {
  summary:
    'Record a payment with the tax that the client kept back; what is put to no bill stays on account.',
  body: addPaymentBody,
  reply: undoableReply(payment),
  refusals: [clientNotFound, personErased, billNotFound, wire.moreThanOwed, wire.samePayment],
});

export const voidPayment = define(wire.voidPayment, {
  summary: 'Void a payment with a reason: its bills are owed again. Voiding again changes nothing.',
  body: voidPaymentBody,
  reply: dataReply(payment),
  refusals: [wire.paymentNotFound, personErased],
});

export const listUnexplainedPayments = defineList(wire.listUnexplainedPayments, {
  summary: 'Payments of Mark as Paid that nobody has explained.',
  row: payment,
});

export const allocatePayment = define(wire.allocatePayment, {
  summary: 'Put money on account to bills of its client.',
  body: allocatePaymentBody,
  reply: dataReply(payment),
  refusals: [
    wire.paymentNotFound,
    personErased,
    billNotFound,
    wire.moreThanOwed,
    wire.moreThanOnAccount,
    wire.paymentVoided,
    wire.paymentUnexplained,
  ],
});

export const explainPayment = define(wire.explainPayment, {
  summary: 'Say how the money of Mark as Paid came; its total stays.',
  body: explainPaymentBody,
  reply: dataReply(payment),
  refusals: [wire.paymentNotFound, personErased, wire.paymentVoided, wire.paymentExplained],
});

export const getClientDues = define(wire.getClientDues, {
  summary: 'The unpaid bills of a client with the tax that it usually keeps back, and its money on account.',
  query: clientIdQuery,
  reply: dataReply(clientDues),
  refusals: [clientNotFound],
});

export const matchPayments = define(wire.matchPayments, {
  summary: 'Guess which bills the lines of a bank statement pay. Nothing is recorded.',
  body: matchPaymentsBody,
  reply: dataReply(z.array(matchedPayment)),
});

const pdf = { reply: z.string(), replyTypes: ['application/pdf'] } as const;

export const downloadReceipt = define(wire.downloadReceipt, {
  summary: 'The receipt of a payment as a PDF; a void one has none.',
  ...pdf,
  refusals: [wire.paymentNotFound, wire.paymentVoided],
});

export const downloadOwnReceipt = define(wire.downloadOwnReceipt, {
  summary: 'The receipt of the caller’s own payment as a PDF.',
  ...pdf,
  refusals: [wire.paymentNotFound],
});

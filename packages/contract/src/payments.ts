import { formatRupees } from '@prahari/domain/format';
import { createEndpoint, endpoint, listEndpoint, queryEndpoint } from './endpoint.ts';
import type {
  AddPaymentBody,
  AllocatePaymentBody,
  ClientDues,
  ClientIdQuery,
  ExplainPaymentBody,
  MatchedPayment,
  MatchPaymentsBody,
  Payment,
  VoidPaymentBody,
} from './payments.schemas.ts';
import type { DataReply, Undoable } from './reply.ts';

export const paymentModes = ['upi', 'neft', 'rtgs', 'imps', 'cheque', 'cash', 'other'] as const;
export type PaymentMode = (typeof paymentModes)[number];
export const paymentModeLabels: Record<PaymentMode, string> = {
  upi: 'UPI',
  neft: 'NEFT',
  rtgs: 'RTGS',
  imps: 'IMPS',
  cheque: 'Cheque',
  cash: 'Cash',
  other: 'Other',
};

export const paymentStatuses = ['explained', 'unexplained', 'voided'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paymentStatusLabels: Record<PaymentStatus, string> = {
  explained: 'Received',
  unexplained: 'To be explained',
  voided: 'Void',
};

/** Lines of a bank statement in one call. */
export const MATCH_MAX = 500;

export const paymentMessages = {
  fetchFailed: 'Failed to fetch payments',
  added: 'Payment recorded',
  addFailed: (message: string) => `Failed to record the payment: ${message}`,
  voided: 'Payment voided',
  voidFailed: (message: string) => `Failed to void the payment: ${message}`,
  allocated: 'Money on account put to bills',
  allocateFailed: (message: string) => `Failed to put the money to bills: ${message}`,
  explained: 'Payment explained',
  explainFailed: (message: string) => `Failed to explain the payment: ${message}`,
  receiptFailed: 'The receipt could not be downloaded',
  matchFailed: (message: string) => `Failed to read the statement: ${message}`,
  noBankColumns: 'This file has no columns for date, narration and credit.',
  noMoneyIn: 'This file has no money that came in.',
  tooManyLines: (most: number) => `This file has more than ${most} lines: split it.`,
} as const;

export const paymentNotFound = {
  status: 404,
  code: 'payments.not_found',
  message: 'Payment not found',
} as const;

/** The refusal of `owesOnly`, which names the bill. */
export const moreThanOwed = {
  status: 409,
  code: 'payment.more_than_owed',
  message: 'This is more than what is owed on a bill',
} as const;
/** @param owed in rupees */
export const owesOnly = (billNumber: string, owed: number) => ({
  ...moreThanOwed,
  message:
    owed === 0
      ? `Nothing is owed on ${billNumber} any more`
      : `Only ${formatRupees(owed)} is owed on ${billNumber}`,
});

/** The refusal of `onAccountOnly`, which names the sum. */
export const moreThanOnAccount = {
  status: 409,
  code: 'payment.more_than_on_account',
  message: 'This is more than what of the payment is on account',
} as const;
/** @param free in rupees */
export const onAccountOnly = (free: number) => ({
  ...moreThanOnAccount,
  message: `Only ${formatRupees(free)} of this payment is on account`,
});

export const paymentVoided = {
  status: 409,
  code: 'payment.voided',
  message: 'This payment was voided',
} as const;

export const paymentExplained = {
  status: 409,
  code: 'payment.explained',
  message: 'This payment is explained already',
} as const;

/** Money that nobody has explained stays where Mark as Paid put it. */
export const paymentUnexplained = {
  status: 409,
  code: 'payment.unexplained',
  message: 'Explain this payment first',
} as const;

/** Asks the office to confirm that a second payment is meant. */
export const samePayment = {
  status: 409,
  code: 'payment.same',
  message: 'A payment of this client with the same reference and bank amount is recorded already',
} as const;

const list = {
  sort: ['day', 'client', 'amount', 'createdAt'],
  status: paymentStatuses,
  clientId: true,
} as const;

export const listPayments = listEndpoint<Payment>({
  method: 'GET',
  path: '/admin/payments',
  access: 'admin',
  list,
});

/** Records what a client settled: Σ allocations at most bank + TDS + GST-TDS + other; the rest is on account. */
export const addPayment = createEndpoint<DataReply<Payment> & Undoable, AddPaymentBody>({
  method: 'POST',
  path: '/admin/payments',
  access: 'admin',
});

/** Voids a payment, which stays in the list. Voiding again changes nothing. */
export const voidPayment = endpoint<DataReply<Payment>, VoidPaymentBody>({
  method: 'POST',
  path: '/admin/payments/void',
  access: 'admin',
});

/** Payments of Mark as Paid, which the office has yet to explain. */
export const listUnexplainedPayments = listEndpoint<Payment>({
  method: 'GET',
  path: '/admin/payments/unexplained',
  access: 'admin',
  list: { sort: list.sort, status: [], clientId: true },
});

/** Puts money on account to bills. */
export const allocatePayment = endpoint<DataReply<Payment>, AllocatePaymentBody>({
  method: 'POST',
  path: '/admin/payments/allocate',
  access: 'admin',
});

/** Says how the money of Mark as Paid came. Its total stays. */
export const explainPayment = endpoint<DataReply<Payment>, ExplainPaymentBody>({
  method: 'POST',
  path: '/admin/payments/explain',
  access: 'admin',
});

/** What a client owes, bill by bill, with the tax that it usually keeps back. */
export const getClientDues = queryEndpoint<DataReply<ClientDues>, ClientIdQuery>({
  method: 'GET',
  path: '/admin/client-dues',
  access: 'admin',
});

/** Replies with an attachment, application/pdf. */
export const downloadReceipt = endpoint<string>({
  method: 'GET',
  path: '/admin/payments/{id}/pdf',
  access: 'admin',
});

export const downloadOwnReceipt = endpoint<string>({
  method: 'GET',
  path: '/client/payments/{id}/pdf',
  access: 'client',
});

/** Guesses what the lines of a bank statement pay. Writes nothing. */
export const matchPayments = endpoint<DataReply<MatchedPayment[]>, MatchPaymentsBody>({
  method: 'POST',
  path: '/admin/payments/match',
  access: 'admin',
});

import * as contract from '@prahari/contract/payments';
import type {
  AddPaymentBody,
  AllocatePaymentBody,
  ClientDues,
  ExplainPaymentBody,
  MatchedPayment,
  MatchPaymentsBody,
} from '@prahari/contract/payments.schemas';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { bills } from '../bills/bills.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createList } from '../lists/list.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { refreshOverview } from '../overview/overview.ts';
import { clientRecord } from '../people/person-record.ts';
import { messageOf, reportFailure, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { ageing } from './debts.ts';

/** All payments of the office, the newest first. */
export const payments = createList({
  endpoint: contract.listPayments,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, contract.paymentMessages.fetchFailed),
});

let duesOf = '';

/** What a client owes, bill by bill. */
export const dues = createLoaded<ClientDues>({
  read: async () => (await call(contract.getClientDues, { clientId: duesOf })).data,
  failed: (error) => reportFailure(error, contract.paymentMessages.fetchFailed),
});

/** Loads what a client owes; another one's dues are gone at once. */
export function openDues(clientId: string): Promise<void> {
  duesOf = clientId;
  dues.reset();
  return dues.load();
}

/** Returns what clients owe, those first that were asked for first. @throws ApiError */
export async function duesOfClients(clientIds: readonly string[]): Promise<ClientDues[]> {
  const all: ClientDues[] = [];
  for (const clientId of clientIds) all.push((await call(contract.getClientDues, { clientId })).data);
  return all;
}

/** Loads again what a payment changed. */
function reloadMoney(): void {
  refreshOverview();
  for (const list of [bills, payments]) if (list.$page.get().state === 'ready') void list.refresh();
  if (ageing.$loaded.get().state === 'ready') void ageing.refreshSilently();
  if (clientRecord.$loaded.get().state === 'ready') void clientRecord.reload();
}

// A literal, because importing the refusal would load another module.
const SAME_PAYMENT: (typeof contract.samePayment)['code'] = 'payment.same';

const paymentKey = createIdempotencyKey();

/** Records a payment; a retry records no second one. Amounts are in rupees. */
export async function addPayment(body: AddPaymentBody): Promise<SubmitResult> {
  try {
    await call(contract.addPayment, body, { idempotencyKey: paymentKey.of(body) });
    paymentKey.done();
    toast.success(contract.paymentMessages.added);
    reloadMoney();
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === SAME_PAYMENT)
      return { ok: false, errors: [{ path: 'reference', message: error.serverMessage }] };
    return submitFailure(error, contract.paymentMessages.addFailed(messageOf(error)));
  }
}

/** A payment of a row, and the message of its refusal. */
export interface RefusedPayment {
  index: number;
  message: string;
}

const keysOfRows = new Map<string, ReturnType<typeof createIdempotencyKey>>();

/**
 * Records payments one after the other and returns the refused ones. A retry records none twice.
 * @param bodies in the order of the rows
 */
export async function addPayments(bodies: readonly AddPaymentBody[]): Promise<RefusedPayment[]> {
  const refused: RefusedPayment[] = [];
  for (const [index, body] of bodies.entries()) {
    const row = JSON.stringify(body);
    const key = keysOfRows.get(row) ?? createIdempotencyKey();
    keysOfRows.set(row, key);
    try {
      await call(contract.addPayment, body, { idempotencyKey: key.of(body) });
      keysOfRows.delete(row);
    } catch (error) {
      console.error('Could not record a payment', error);
      refused.push({ index, message: messageOf(error) });
    }
  }
  const count = bodies.length - refused.length;
  if (count > 0) toast.success(count === 1 ? contract.paymentMessages.added : `${count} payments recorded`);
  reloadMoney();
  return refused;
}

/** Voids a payment with a reason. */
export async function voidPayment(paymentId: string, reason: string): Promise<SubmitResult> {
  try {
    await call(contract.voidPayment, { paymentId, reason });
    toast.success(contract.paymentMessages.voided);
    reloadMoney();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, contract.paymentMessages.voidFailed(messageOf(error)));
  }
}

/** Says how the money of Mark as Paid came. */
export async function explainPayment(body: ExplainPaymentBody): Promise<SubmitResult> {
  try {
    await call(contract.explainPayment, body);
    toast.success(contract.paymentMessages.explained);
    reloadMoney();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, contract.paymentMessages.explainFailed(messageOf(error)));
  }
}

const allocating = createInFlight();

/** Puts money on account to bills; a double click does it once. Reports failures instead of throwing. */
export const allocatePayment = (body: AllocatePaymentBody): Promise<void> =>
  allocating.run(body.paymentId, async () => {
    try {
      await call(contract.allocatePayment, body);
      toast.success(contract.paymentMessages.allocated);
      reloadMoney();
    } catch (error) {
      reportFailure(error, contract.paymentMessages.allocateFailed(messageOf(error)));
    }
  });

/** Guesses what the lines of a bank statement pay; undefined after a failure, which it reports. */
export async function matchLines(lines: MatchPaymentsBody['lines']): Promise<MatchedPayment[] | undefined> {
  try {
    return (await call(contract.matchPayments, { lines })).data;
  } catch (error) {
    reportFailure(error, contract.paymentMessages.matchFailed(messageOf(error)));
    return undefined;
  }
}

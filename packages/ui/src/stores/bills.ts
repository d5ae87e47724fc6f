import {
  type BodyOf,
  deleteBill as deleteBillEndpoint,
  generateBill as generateBillEndpoint,
  listBills,
  markBillPaid as markBillPaidEndpoint,
  messages,
} from '@prahari/contract';
import { call } from '../api/call.ts';
import { refreshClients } from './clients.ts';
import {
  messageOf,
  reportFailure,
  runRowAction,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from './failure.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import { createInFlight } from './in-flight.ts';
import { createList } from './list.ts';
import { toast } from './toasts.ts';
import { createTotals } from './totals.ts';

/** Every bill, for the office. */
export const bills = createList({
  endpoint: listBills,
  pageSize: 8,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, messages.bills.fetchFailed(messageOf(error))),
});

export const billTotals = createTotals(listBills, { pending: 'pending', overdue: 'overdue' });

const inFlight = createInFlight();
/** Bills that are being marked as paid or deleted. */
export const $busyBills = inFlight.$ids;

/** Loads again what shows bills: what a client owes, too. */
export async function refreshBills(): Promise<void> {
  await Promise.all([bills.refresh(), billTotals.refresh()]);
}
const refresh = () => Promise.all([refreshBills(), refreshClients()]);

const actOn =
  (endpoint: typeof markBillPaidEndpoint | typeof deleteBillEndpoint, done: string, failed: string) =>
  (billId: string): Promise<void> =>
    inFlight.run(billId, () =>
      runRowAction({ send: () => call(endpoint, { billId }), done, failed, refresh }),
    );

/** Marks a bill paid. Failures are reported, never thrown. */
export const markBillPaid = actOn(markBillPaidEndpoint, messages.bills.paid, messages.bills.payFailed);
/** Deletes a bill, after it was asked about. Failures are reported, never thrown. */
export const deleteBill = actOn(deleteBillEndpoint, messages.bills.deleted, messages.bills.deleteFailed);

const key = createIdempotencyKey();

/** Makes a bill. Amount in rupees, due date as a day. */
export async function generateBill(body: BodyOf<typeof generateBillEndpoint>): Promise<SubmitResult> {
  try {
    await call(generateBillEndpoint, body, { idempotencyKey: key.of(body) });
    key.done();
    toast.success(messages.bills.generated);
    void refresh();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, serverMessageOr(error, messages.bills.generateFailed));
  }
}

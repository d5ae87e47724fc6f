import {
  billMessages,
  deleteBill as deleteBillEndpoint,
  generateBill as generateBillEndpoint,
  listBills,
  markBillPaid as markBillPaidEndpoint,
  markBillUnpaid as markBillUnpaidEndpoint,
  restoreBill as restoreBillEndpoint,
} from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { BodyOf } from '@prahari/contract/endpoint';
import { undoMessages } from '@prahari/contract/undo';
import { call } from '../../api/call.ts';
import { addUnpaid, clients } from '../clients/clients.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createInFlight } from '../lists/in-flight.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { recount, refreshOverview } from '../overview/overview.ts';
import {
  messageOf,
  reportFailure,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** All bills, for the admin dashboard. */
export const bills = createList({
  endpoint: listBills,
  pageSize: 8,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, billMessages.fetchFailed(messageOf(error))),
});

/** Bills, and clients with what they owe. */
export const reloadBills = (changed?: ReadonlySet<string>) =>
  Promise.all([bills.refresh(changed), clients.refresh()]);

const inFlight = createInFlight();
/** Ids of bills with a running request. */
export const $busyBills = inFlight.$ids;

/** Marks a bill paid. Failures are reported, never thrown. */
export const markBillPaid = (billId: string): Promise<void> =>
  inFlight.run(billId, () => {
    const before = bills.find(billId);
    return runRowAction({
      send: () => call(markBillPaidEndpoint, { billId }),
      done: billMessages.paid,
      failed: billMessages.payFailed,
      onDone: ({ data }) => {
        if (before) subtract(before);
        recount('bills', { to: data.status });
        bills.put(data);
      },
      reload: reloadBills,
    });
  });

/** Deletes a bill; ask for confirmation first. Failures are reported, never thrown. */
export const deleteBill = (billId: string): Promise<void> =>
  inFlight.run(billId, () => {
    const before = bills.find(billId);
    return runRowAction({
      send: () => call(deleteBillEndpoint, { billId }),
      done: billMessages.deleted,
      failed: billMessages.deleteFailed,
      onDone: () => {
        if (before) subtract(before);
        return bills.remove(billId);
      },
      reload: reloadBills,
    });
  });

/** A bill was not paid after all. Failures are reported, never thrown. */
export const markBillUnpaid = (billId: string): Promise<void> =>
  inFlight.run(billId, () =>
    runRowAction({
      send: () => call(markBillUnpaidEndpoint, { billId }),
      done: undoMessages.markedUnpaid,
      failed: undoMessages.markUnpaidFailed,
      onDone: ({ data }) => {
        recount('bills', { from: 'paid', to: data.status });
        addUnpaid(data.client._id, data.amount);
        bills.put(data);
      },
      reload: reloadBills,
    }),
  );

/** Restores a deleted bill. Failures are reported, never thrown. */
export const restoreBill = (billId: string): Promise<void> =>
  inFlight.run(billId, () =>
    runRowAction({
      send: () => call(restoreBillEndpoint, { billId }),
      done: undoMessages.restored,
      failed: undoMessages.restoreFailed,
      onDone: () => Promise.all([reloadBills(), refreshOverview()]),
      reload: reloadBills,
    }),
  );

/** Subtracts a bill from the counts and from its client's unpaid amount. */
function subtract({ status, client, amount }: Bill): void {
  recount('bills', { from: status });
  if (status !== 'paid') addUnpaid(client._id, -amount);
}

const generationKey = createIdempotencyKey();

/** Generates a bill; a retry creates no second one. `amount` is in rupees, `dueDate` is `YYYY-MM-DD`. */
export async function generateBill(body: BodyOf<typeof generateBillEndpoint>): Promise<SubmitResult> {
  try {
    const { data } = await call(generateBillEndpoint, body, { idempotencyKey: generationKey.of(body) });
    generationKey.done();
    toast.success(billMessages.generated);
    recount('bills', { to: data.status });
    addUnpaid(data.client._id, data.amount);
    void bills.refresh();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, serverMessageOr(error, billMessages.generateFailed));
  }
}

import {
  billMessages,
  deleteBill as deleteBillEndpoint,
  generateBill as generateBillEndpoint,
  listBills,
  markBillPaid as markBillPaidEndpoint,
  markBillUnpaid as markBillUnpaidEndpoint,
  restoreBill as restoreBillEndpoint,
} from '@prahari/contract/bills';
import type { BodyOf } from '@prahari/contract/endpoint';
import { undoMessages } from '@prahari/contract/undo';
import { call } from '../../api/call.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createList } from '../lists/list.ts';
import { runRowAction } from '../lists/row-action.ts';
import { refreshOverview } from '../overview/overview.ts';
import {
  messageOf,
  reportFailure,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

/** All bills of the office. */
export const bills = createList({
  endpoint: listBills,
  pageSize: 8,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, billMessages.fetchFailed(messageOf(error))),
});

/** Marks a bill paid. Reports failures instead of throwing. */
export const markBillPaid = (billId: string): Promise<void> =>
  runRowAction(bills, billId, {
    send: () => call(markBillPaidEndpoint, { billId }),
    done: billMessages.paid,
    failed: billMessages.payFailed,
    onDone: ({ data }) => bills.put(data),
  });

/** Deletes a bill; ask for confirmation first. Reports failures instead of throwing. */
export const deleteBill = (billId: string): Promise<void> =>
  runRowAction(bills, billId, {
    send: () => call(deleteBillEndpoint, { billId }),
    done: billMessages.deleted,
    failed: billMessages.deleteFailed,
    onDone: () => bills.remove(billId),
  });

/** Marks a bill unpaid that was marked paid by mistake. Reports failures instead of throwing. */
export const markBillUnpaid = (billId: string): Promise<void> =>
  runRowAction(bills, billId, {
    send: () => call(markBillUnpaidEndpoint, { billId }),
    done: undoMessages.markedUnpaid,
    failed: undoMessages.markUnpaidFailed,
    onDone: ({ data }) => bills.put(data),
  });

/** Restores a deleted bill. Reports failures instead of throwing. */
export const restoreBill = (billId: string): Promise<void> =>
  runRowAction(bills, billId, {
    send: () => call(restoreBillEndpoint, { billId }),
    done: undoMessages.restored,
    failed: undoMessages.restoreFailed,
    onDone: () => bills.refresh(),
  });

const generationKey = createIdempotencyKey();

/** Generates a bill; a retry creates no second one. `amount` is in rupees. */
export async function generateBill(body: BodyOf<typeof generateBillEndpoint>): Promise<SubmitResult> {
  try {
    await call(generateBillEndpoint, body, { idempotencyKey: generationKey.of(body) });
    generationKey.done();
    toast.success(billMessages.generated);
    refreshOverview();
    void bills.refresh();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, serverMessageOr(error, billMessages.generateFailed));
  }
}

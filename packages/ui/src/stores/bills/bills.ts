import * as contract from '@prahari/contract/bills';
import type { Bill } from '@prahari/contract/bills.schemas';
import type { BodyOf } from '@prahari/contract/endpoint';
import { undoMessages } from '@prahari/contract/office';
import { ApiError } from '../../api/ApiError.ts';
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
import { showToast } from '../toasts/toasts.ts';

/** All bills of the office. */
export const bills = createList({
  endpoint: contract.listBills,
  query: { sort: '-createdAt' },
  failed: (error) => reportFailure(error, contract.billMessages.fetchFailed(messageOf(error))),
});

const nameOf = ({ billNumber, client }: Bill) => [billNumber, client.user.name].filter(Boolean).join(', ');

/** Marks a bill paid. Reports failures instead of throwing. */
export const markBillPaid = (billId: string): Promise<void> =>
  runRowAction(bills, billId, {
    send: () => call(contract.markBillPaid, { billId }),
    done: contract.billMessages.paid,
    nameOf,
    failed: contract.billMessages.payFailed,
  });

/** Deletes a bill; ask for confirmation first. Reports failures instead of throwing. */
export const deleteBill = (billId: string): Promise<void> =>
  runRowAction(bills, billId, {
    send: () => call(contract.deleteBill, { billId }),
    done: contract.billMessages.deleted,
    nameOf,
    failed: contract.billMessages.deleteFailed,
    onDone: () => bills.remove(billId),
  });

/** Marks a bill unpaid that was marked paid by mistake. Reports failures instead of throwing. */
export const markBillUnpaid = (billId: string): Promise<void> =>
  runRowAction(bills, billId, {
    send: () => call(contract.markBillUnpaid, { billId }),
    done: undoMessages.markedUnpaid,
    nameOf,
    failed: undoMessages.markUnpaidFailed,
  });

/** Restores a deleted bill. Reports failures instead of throwing. */
export const restoreBill = (billId: string): Promise<void> =>
  runRowAction(bills, billId, {
    send: () => call(contract.restoreBill, { billId }),
    done: undoMessages.restored,
    failed: undoMessages.restoreFailed,
    onDone: () => bills.refresh(),
  });

const generationKey = createIdempotencyKey();

// A literal, because importing the refusal would load another module.
const SAME_BILL: (typeof contract.sameBill)['code'] = 'bills.same';

/** `sameAs` says which bill is like this one, which was therefore not generated. */
type BillResult = SubmitResult & { sameAs?: string };

/** Generates a bill; a retry creates no second one. `amount` is in rupees. */
export async function generateBill(body: BodyOf<typeof contract.generateBill>): Promise<BillResult> {
  try {
    const { data } = await call(contract.generateBill, body, { idempotencyKey: generationKey.of(body) });
    generationKey.done();
    showToast({ tone: 'success', message: contract.billMessages.generated, about: nameOf(data) });
    refreshOverview();
    void bills.refresh();
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === SAME_BILL)
      return { ok: false, sameAs: error.serverMessage };
    return submitFailure(error, serverMessageOr(error, contract.billMessages.generateFailed));
  }
}

import { documentMessages } from '@prahari/contract/bill-documents';
import * as contract from '@prahari/contract/bill-months';
import type { BillDetail, UpdateBillBody } from '@prahari/contract/bill-months.schemas';
import { billVersion } from '@prahari/contract/bills';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { refreshOverview } from '../overview/overview.ts';
import {
  messageOf,
  reportFailure,
  type SubmitResult,
  serverMessageOr,
  submitFailure,
} from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { bills } from './bills.ts';

let shownId = '';

/** The bill that is being changed, with its lines. */
export const billToChange = createLoaded<BillDetail>({
  read: async () => (await call(contract.getBill, { id: shownId })).data,
  failed: (error) => reportFailure(error, serverMessageOr(error, documentMessages.fetchFailed)),
});

/** Opens a bill in place of another. */
export function openBillToChange(id: string): Promise<void> {
  if (id !== shownId) billToChange.reset();
  shownId = id;
  return billToChange.load();
}

/** Changes a bill. After a change by somebody else it loads theirs and says so in the form. */
export async function changeBill(id: string, body: UpdateBillBody): Promise<SubmitResult> {
  try {
    const { data } = await call(contract.updateBill, { id, ...body });
    if (id === shownId) billToChange.put(data);
    toast.success(contract.billMonthMessages.updated);
    refreshOverview();
    void bills.refresh();
    return { ok: true };
  } catch (error) {
    if (error instanceof ApiError && error.code === billVersion.code) {
      await billToChange.refreshSilently();
      return { ok: false, errors: [{ path: '', message: contract.billMonthMessages.changedByAnother }] };
    }
    return submitFailure(error, contract.billMonthMessages.updateFailed(messageOf(error)));
  }
}

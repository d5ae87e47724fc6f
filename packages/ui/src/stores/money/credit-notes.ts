import { addCreditNote as addCall, creditNoteMessages } from '@prahari/contract/bills';
import type { AddCreditNoteBody } from '@prahari/contract/bills.schemas';
import { call } from '../../api/call.ts';
import { bills } from '../bills/bills.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { refreshOverview } from '../overview/overview.ts';
import { messageOf, type SubmitResult, submitFailure } from '../toasts/failure.ts';
import { showToast } from '../toasts/toasts.ts';
import { statement } from './debts.ts';

const key = createIdempotencyKey();

/** Makes a credit note of a bill; a retry makes no second one. `amount` is the taxable value in rupees. */
export async function addCreditNote(billId: string, body: AddCreditNoteBody): Promise<SubmitResult> {
  try {
    const { data, message } = await call(
      addCall,
      { id: billId, ...body },
      { idempotencyKey: key.of([billId, body]) },
    );
    key.done();
    showToast({
      tone: 'success',
      message: creditNoteMessages.added(data.number),
      ...(message && { about: message }),
    });
    refreshOverview();
    bills.put(data.bill);
    await statement.refreshSilently();
    return { ok: true };
  } catch (error) {
    return submitFailure(error, creditNoteMessages.addFailed(messageOf(error)));
  }
}

import { downloadOwnReceipt, downloadReceipt, paymentMessages } from '@prahari/contract/payments';
import { atom } from 'nanostores';
import { download } from '../../api/download.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** The payment whose receipt is made now. */
const $receiptOf = atom<string | undefined>();

async function save(endpoint: typeof downloadReceipt, id: string): Promise<void> {
  if ($receiptOf.get() !== undefined) return;
  $receiptOf.set(id);
  try {
    await download(endpoint, { id });
  } catch (error) {
    reportFailure(error, serverMessageOr(error, paymentMessages.receiptFailed));
  } finally {
    $receiptOf.set(undefined);
  }
}

/** Saves the receipt of a payment. Reports failures instead of throwing. */
export const saveReceiptOf = (paymentId: string): Promise<void> => save(downloadReceipt, paymentId);

/** Saves the receipt of an own payment of the client, as `saveReceiptOf` does. */
export const saveOwnReceiptOf = (paymentId: string): Promise<void> => save(downloadOwnReceipt, paymentId);

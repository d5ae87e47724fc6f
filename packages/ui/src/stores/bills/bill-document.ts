import * as contract from '@prahari/contract/bill-documents';
import type { BillDocument } from '@prahari/contract/bill-documents.schemas';
import { atom } from 'nanostores';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { $session } from '../session/session.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';

/** The document of the page's address: `?id=` names a bill, `?note=` a credit note. */
export type ShownDocument =
  | { state: 'loading' }
  | { state: 'failed' }
  /** It does not exist, or is another client's. */
  | { state: 'missing' }
  | { state: 'ready'; data: BillDocument };

export const $billDocument = atom<ShownDocument>({ state: 'loading' });
export const $downloading = atom(false);

/** Returns the calls of the caller's role for the address of the page; undefined for an address of none. */
function callsOf(search: string) {
  const parameters = new URLSearchParams(search);
  const [billId, noteId] = [parameters.get('id'), parameters.get('note')];
  const session = $session.get();
  const isOffice = session.state === 'signed-in' && session.role === 'admin';
  if (billId)
    return {
      id: billId,
      read: isOffice ? contract.getBillDocument : contract.getOwnBillDocument,
      pdf: isOffice ? contract.downloadBill : contract.downloadOwnBill,
    };
  if (noteId)
    return {
      id: noteId,
      read: isOffice ? contract.getCreditNoteDocument : contract.getOwnCreditNoteDocument,
      pdf: isOffice ? contract.downloadCreditNote : contract.downloadOwnCreditNote,
    };
  return undefined;
}

/** Loads the document of the page's address. Reports failures instead of throwing. */
export async function loadBillDocument(): Promise<void> {
  const calls = callsOf(location.search);
  if (!calls) return $billDocument.set({ state: 'missing' });
  $billDocument.set({ state: 'loading' });
  try {
    $billDocument.set({ state: 'ready', data: (await call(calls.read, { id: calls.id })).data });
  } catch (error) {
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 403);
    $billDocument.set({ state: isMissing ? 'missing' : 'failed' });
    if (!isMissing) reportFailure(error, serverMessageOr(error, contract.documentMessages.fetchFailed));
  }
}

/** Saves the document as a PDF. Reports failures instead of throwing. */
export async function downloadBillDocument(): Promise<void> {
  const calls = callsOf(location.search);
  if (!calls || $downloading.get()) return;
  $downloading.set(true);
  try {
    await download(calls.pdf, { id: calls.id });
  } catch (error) {
    reportFailure(error, serverMessageOr(error, contract.documentMessages.downloadFailed));
  } finally {
    $downloading.set(false);
  }
}

import * as contract from '@prahari/contract/registers';
import type { Challan, PaperPackQuery } from '@prahari/contract/registers.schemas';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { createIdempotencyKey } from '../lists/idempotency-key.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { messageOf, reportFailure, serverMessageOr, submitFailure } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';

const { paperPackMessages } = contract;

let shown: PaperPackQuery = { clientId: '', month: '' };

/** The receipts of a client's month. */
export const monthPapers = createLoaded<readonly Challan[]>({
  read: async () => (await call(contract.listChallans, { ...shown })).data,
  failed: (error) => reportFailure(error, paperPackMessages.fetchFailed),
});

/** Opens the papers of a client's month; those of another are gone at once. */
export function showMonthPapers(query: PaperPackQuery): Promise<void> {
  if (query.clientId !== shown.clientId || query.month !== shown.month) monthPapers.reset();
  shown = query;
  return monthPapers.load();
}

const addKey = createIdempotencyKey();

/** Returns the bytes of a file in base64. */
const base64Of = async (file: File): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });

/** Adds a receipt to the open month. Returns why that failed. */
export async function addReceipt({
  file,
  kind,
  isForAll,
}: {
  file: File;
  kind: contract.ChallanKind;
  isForAll: boolean;
}): Promise<string | undefined> {
  if (file.size > contract.MAX_CHALLAN_BYTES) return paperPackMessages.tooLarge;
  const { clientId, month } = shown;
  try {
    const name = file.name.slice(-100);
    const body = { month, kind, name, content: await base64Of(file), ...(!isForAll && { clientId }) };
    await call(contract.addChallan, body, { idempotencyKey: addKey.of(body) });
    addKey.done();
    toast.success(paperPackMessages.added);
    await monthPapers.refreshSilently();
    return undefined;
  } catch (error) {
    const failure = submitFailure(error, paperPackMessages.addFailed(messageOf(error)));
    return (!failure.ok && failure.errors?.[0]?.message) || paperPackMessages.addFailed(messageOf(error));
  }
}

/** Deletes a receipt. Reports failures instead of throwing. */
export async function deleteReceipt(challanId: string): Promise<void> {
  try {
    await call(contract.deleteChallan, { challanId });
    toast.success(paperPackMessages.deleted);
  } catch (error) {
    reportFailure(error, paperPackMessages.deleteFailed(messageOf(error)));
  }
  await monthPapers.refreshSilently();
}

/** Saves a receipt. Reports failures instead of throwing. */
export async function saveReceipt({ _id }: Challan): Promise<void> {
  try {
    await download(contract.downloadChallan, { id: _id });
  } catch (error) {
    reportFailure(error, serverMessageOr(error, paperPackMessages.downloadFailed));
  }
}

/** True while the papers are put together. */
export const $packing = atom(false);

/** Saves all papers of the open month as one file. Reports failures instead of throwing. */
export async function savePaperPack(): Promise<void> {
  if ($packing.get()) return;
  $packing.set(true);
  try {
    await download(contract.downloadPaperPack, { ...shown });
  } catch (error) {
    reportFailure(error, serverMessageOr(error, paperPackMessages.packFailed));
  } finally {
    $packing.set(false);
  }
}

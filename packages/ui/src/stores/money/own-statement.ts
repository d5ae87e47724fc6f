import { documentMessages } from '@prahari/contract/bill-documents';
import { currentDay } from '@prahari/contract/clock';
import { debtMessages, downloadOwnStatement, getOwnStatement } from '@prahari/contract/debts';
import type { PeriodQuery, Statement } from '@prahari/contract/debts.schemas';
import { addDays } from '@prahari/domain/days';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { createLoaded } from '../loaded/loaded.ts';
import { nullIfMissing, reportFailure } from '../toasts/failure.ts';

/** The last year, up to today. */
export const lastYear = (): PeriodQuery => ({ from: addDays(currentDay(), -365), to: currentDay() });

/** The client's own account of the last year; null where the server keeps none. */
export const ownStatement = createLoaded<Statement | null>({
  read: async () => (await nullIfMissing(call(getOwnStatement, lastYear())))?.data ?? null,
  // Its place on the page says so; the list of bills beside it shows the toast.
  failed: (error) => console.error(debtMessages.statementFailed, error),
});

/** True while the PDF of the own statement is made. */
export const $downloadingOwnStatement = atom(false);

/** Saves the client's own statement of the last year as a PDF. Reports failures instead of throwing. */
export async function saveOwnStatement(): Promise<void> {
  if ($downloadingOwnStatement.get()) return;
  $downloadingOwnStatement.set(true);
  try {
    await download(downloadOwnStatement, lastYear());
  } catch (error) {
    reportFailure(error, documentMessages.downloadFailed);
  } finally {
    $downloadingOwnStatement.set(false);
  }
}

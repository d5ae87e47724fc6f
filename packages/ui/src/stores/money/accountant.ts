import * as contract from '@prahari/contract/exports';
import type { RegisteredInvoice } from '@prahari/contract/exports.schemas';
import { atom } from 'nanostores';
import { call } from '../../api/call.ts';
import { download } from '../../api/download.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { answersIn } from './portal-answers.ts';

/** True while a file is made. */
export const $makingFile = atom(false);

/** Runs a download once at a time. Reports failures instead of throwing. */
async function save(run: () => Promise<void>): Promise<void> {
  if ($makingFile.get()) return;
  $makingFile.set(true);
  try {
    await run();
  } catch (error) {
    reportFailure(error, serverMessageOr(error, contract.accountExportMessages.failed));
  } finally {
    $makingFile.set(false);
  }
}

/** The part of the books that a file has. */
export interface Chosen {
  month: string;
  /** Empty where the company has one. */
  gstin: string;
}

const returnOf = ({ month, gstin }: Chosen) => ({ month, ...(gstin && { gstin }) });

export const saveTally = (days: { from: string; to: string }): Promise<void> =>
  save(() => download(contract.exportTally, days));
export const saveGstr1 = (chosen: Chosen, format: contract.Gstr1Format): Promise<void> =>
  save(() => download(contract.exportGstr1, { ...returnOf(chosen), format }));
export const saveEInvoices = (chosen: Chosen): Promise<void> =>
  save(() => download(contract.exportEInvoices, returnOf(chosen)));

/** Answers that fit into one call. */
const AT_ONCE = 50;

/** Sends the answers in a file of the e-invoice portal, and returns what became of each, up to a problem. */
export async function registerAnswers(
  file: File,
): Promise<{ results: RegisteredInvoice[]; problem?: string }> {
  const answers = answersIn(await file.text());
  if (answers.length === 0) return { results: [], problem: contract.accountExportMessages.noAnswers };
  const results: RegisteredInvoice[] = [];
  try {
    for (let start = 0; start < answers.length; start += AT_ONCE) {
      const part = answers.slice(start, start + AT_ONCE);
      results.push(...(await call(contract.registerEInvoices, { answers: part })).data);
    }
    return { results };
  } catch (error) {
    return { results, problem: serverMessageOr(error, contract.accountExportMessages.failed) };
  }
}

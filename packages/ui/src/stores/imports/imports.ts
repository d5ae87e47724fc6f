import {
  importClients,
  importGuards,
  importMessages,
  MAX_IMPORT_LENGTH,
  removeImport as removeImportEndpoint,
} from '@prahari/contract/imports';
import type { ImportResult } from '@prahari/contract/imports.schemas';
import { call } from '../../api/call.ts';
import { clients } from '../clients/clients.ts';
import { guards } from '../guards/guards.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { toast } from '../toasts/toasts.ts';
import { announce } from '../undo/undo.ts';

export type ImportedList = 'guards' | 'clients';

const endpoints = { guards: importGuards, clients: importClients };
const lists = { guards, clients };

/** The character that replaces bytes that are not UTF-8. */
const UNREADABLE = '\ufffd';

/** Returns the text of a file, or why it cannot be imported. */
export async function readCsv(file: File): Promise<{ csv: string } | { problem: string }> {
  const csv = await file.text();
  if (csv.trim() === '') return { problem: importMessages.empty };
  if (csv.includes(UNREADABLE)) return { problem: importMessages.notUtf8 };
  return csv.length > MAX_IMPORT_LENGTH ? { problem: importMessages.tooLong(csv.length) } : { csv };
}

/** Checks a file and returns its errors; null after a reported failure. */
export async function checkImport(list: ImportedList, csv: string): Promise<ImportResult | null> {
  try {
    return (await call(endpoints[list], { csv, mode: 'check' })).data;
  } catch (error) {
    reportFailure(error, serverMessageOr(error, importMessages.failed));
    return null;
  }
}

/** Adds all rows of a file, or none if one has an error; null after a reported failure. */
export async function runImport(list: ImportedList, csv: string): Promise<ImportResult | null> {
  try {
    const reply = await call(endpoints[list], { csv, mode: 'import' });
    const { data } = reply;
    if (data.imported > 0) {
      announce(reply, { message: importMessages.imported(data.imported), reload: lists[list].refresh });
      void lists[list].refresh();
      refreshOverview();
    }
    return data;
  } catch (error) {
    reportFailure(error, serverMessageOr(error, importMessages.failed));
    return null;
  }
}

/** Removes everybody whom an import added, or nobody. Reports failures instead of throwing. */
export async function removeImport(importId: string): Promise<void> {
  try {
    await call(removeImportEndpoint, { importId });
    toast.success(importMessages.removed);
    void Promise.all([guards.refresh(), clients.refresh()]);
    refreshOverview();
  } catch (error) {
    reportFailure(error, serverMessageOr(error, importMessages.removeFailed));
  }
}

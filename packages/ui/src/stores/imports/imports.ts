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

/** A character that another encoding than UTF-8 leaves. */
const UNREADABLE = '\ufffd';

/** The text of a file; null when it is no UTF-8 or too long. */
export async function readCsv(file: File): Promise<string | null> {
  const text = await file.text();
  return text.includes(UNREADABLE) || text.length > MAX_IMPORT_LENGTH || text.trim() === '' ? null : text;
}

/** What is wrong in a file. Null when it could not be checked, which is reported. */
export async function checkImport(list: ImportedList, csv: string): Promise<ImportResult | null> {
  try {
    return (await call(endpoints[list], { csv, mode: 'check' })).data;
  } catch (error) {
    reportFailure(error, serverMessageOr(error, importMessages.failed));
    return null;
  }
}

/** Adds all rows of a file, or none if a row is wrong, perhaps only since the check. Null when that failed, which is reported. */
export async function runImport(list: ImportedList, csv: string): Promise<ImportResult | null> {
  try {
    const reply = await call(endpoints[list], { csv, mode: 'import' });
    const { data } = reply;
    if (data.imported > 0) {
      announce(importMessages.imported(data.imported), reply, lists[list].refresh);
      void lists[list].refresh();
      refreshOverview();
    }
    return data;
  } catch (error) {
    reportFailure(error, serverMessageOr(error, importMessages.failed));
    return null;
  }
}

/** Removes everybody whom an import added, or nobody, and says which. Never throws. */
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

import {
  importClients,
  importGuards,
  importMessages,
  importOutdated,
  removeImport as removeImportEndpoint,
} from '@prahari/contract/imports';
import type { ImportResult } from '@prahari/contract/imports.schemas';
import type { SheetKind } from '@prahari/domain/sheets/column-words';
import type { SentSheet } from '@prahari/domain/sheets/sheet-draft';
import { ApiError } from '../../api/ApiError.ts';
import { call } from '../../api/call.ts';
import { clients } from '../clients/clients.ts';
import { guards } from '../guards/guards.ts';
import { refreshOverview } from '../overview/overview.ts';
import { reportFailure, serverMessageOr } from '../toasts/failure.ts';
import { endOffersOf, toast } from '../toasts/toasts.ts';
import { announce } from '../undo/undo.ts';

const endpoints = { guards: importGuards, clients: importClients };

/** Loads again what an import or its removal may have changed. */
async function refreshPeople(): Promise<void> {
  refreshOverview();
  await Promise.all([guards.refresh(), clients.refresh()]);
}

/** Tells what an import of a sheet would do; null after a reported failure. */
export async function checkImport(kind: SheetKind, sheet: SentSheet): Promise<ImportResult | null> {
  try {
    return (await call(endpoints[kind], { ...sheet, mode: 'check' })).data;
  } catch (error) {
    reportFailure(error, serverMessageOr(error, importMessages.checkFailed));
    return null;
  }
}

/**
 * Writes a sheet as it was shown, and offers Undo. Returns `outdated` when it would do anything else
 * by now, and null after a reported failure.
 */
export async function runImport(
  kind: SheetKind,
  sheet: SentSheet,
  { plan, sendInvitations }: { plan: string; sendInvitations: boolean },
): Promise<ImportResult | 'outdated' | null> {
  try {
    const reply = await call(endpoints[kind], { ...sheet, mode: 'import', plan, sendInvitations });
    const { data } = reply;
    if (data.imported > 0) {
      const message = importMessages.imported(data.imported);
      announce(reply, { message, rowId: data.importId, reload: refreshPeople });
      void refreshPeople();
    }
    return data;
  } catch (error) {
    reportFailure(error, serverMessageOr(error, importMessages.failed));
    return error instanceof ApiError && error.code === importOutdated.code ? 'outdated' : null;
  }
}

/** Takes an import back, or nothing of it. Returns false after a reported failure. */
export async function removeImport(importId: string): Promise<boolean> {
  try {
    await call(removeImportEndpoint, { importId });
    endOffersOf(importId);
    toast.success(importMessages.removed);
    void refreshPeople();
    return true;
  } catch (error) {
    reportFailure(error, serverMessageOr(error, importMessages.removeFailed));
    return false;
  }
}

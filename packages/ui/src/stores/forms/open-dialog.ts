import { OPEN_DIALOG } from '@prahari/contract/constants';
import { removeSessionItem, writeSessionItem } from '../../api/session-storage.ts';
import { $token } from '../../api/token.ts';
import { wasDialogOpen } from './drafts.ts';

/** Remembers the open dialog in this tab. */
export function rememberDialog(name: string): void {
  writeSessionItem(OPEN_DIALOG, name);
}

/** Forgets a closed dialog, but not one that closed because the session ended. */
export function forgetDialog(): void {
  if ($token.get()) removeSessionItem(OPEN_DIALOG);
}

/** True if this dialog with a draft was open when the session ended. Changes nothing. */
export const wasOpen = (name: string, draft: unknown): boolean => draft !== undefined && wasDialogOpen(name);

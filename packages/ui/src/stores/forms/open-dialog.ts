import { OPEN_DIALOG } from '@prahari/contract/constants';
import { $token } from '../../api/token.ts';
import { removeSessionItem, writeSessionItem } from '../session-storage.ts';
import { wasDialogOpen } from './drafts.ts';

/** Remembers which dialog is open in this tab of the browser. */
export const rememberDialog = (name: string): void => writeSessionItem(OPEN_DIALOG, name);

/** Forgets the dialog that was closed; one that left the page because the session ended stays remembered. */
export function forgetDialog(): void {
  if ($token.get()) removeSessionItem(OPEN_DIALOG);
}

/**
 * True if this dialog was open when the session ended. False without a draft: only the same user gets the drafts back. Changes
 * nothing, because React may render a component several times before it mounts.
 */
export const wasOpen = (name: string, draft: unknown): boolean => draft !== undefined && wasDialogOpen(name);

import { $session } from './session.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from './session-storage.ts';

const OPEN = 'openDialog';

/** Notes in this tab of the browser which dialog is open, by a name of its own. */
export const noteDialog = (name: string): void => writeSessionItem(OPEN, name);

/** The dialog was closed; one that left the page because the session ended stays noted. */
export function forgetDialog(): void {
  if ($session.get().state === 'signed-in') removeSessionItem(OPEN);
}

/**
 * Whether this dialog was open when the session ended; true once. Without a draft, which only the same user finds again, it was
 * not, or has nothing to show.
 */
export function takeReopened(name: string, draft: unknown): boolean {
  if (readSessionItem(OPEN) !== name) return false;
  removeSessionItem(OPEN);
  return draft !== undefined;
}

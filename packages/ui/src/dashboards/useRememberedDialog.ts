import { useEffect, useState } from 'react';
import { forgetDialog, rememberDialog, wasOpen } from '../stores/forms/open-dialog.ts';

/**
 * Remembers the open dialog so that it can be reopened after the user logs back in.
 * @param name '' for none; `account …` or `records …` for one that src/nav/nav-clicks.ts opens
 */
export function useReopenAfterLogin(name: string): void {
  useEffect(() => {
    if (!name) return;
    rememberDialog(name);
    return forgetDialog;
  }, [name]);
}

/**
 * Returns if a dialog is open, and a function that opens and closes it. It starts open if it was
 * open when the session ended.
 * @param draft what was typed into it before
 */
export function useRememberedDialog(
  name: string,
  draft: { get: () => unknown },
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => wasOpen(name, draft.get()));
  useReopenAfterLogin(isOpen ? name : '');
  return [isOpen, setOpen];
}

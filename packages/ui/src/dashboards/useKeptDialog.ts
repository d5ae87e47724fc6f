import { useEffect, useState } from 'react';
import { forgetDialog, noteDialog, wasOpen } from '../stores/forms/open-dialog.ts';

/** Stores the name of the open dialog, so that it opens again after the next login if the session ends meanwhile. @param name empty when no dialog is open */
export function useReopenAfterLogin(name: string): void {
  useEffect(() => {
    if (!name) return;
    noteDialog(name);
    return forgetDialog;
  }, [name]);
}

/**
 * Whether a dialog is open, and how to open and close it. It opens again after the login if the session ended meanwhile.
 * @param draft what was typed into it before
 */
export function useKeptDialog(
  name: string,
  draft: { get: () => unknown },
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => wasOpen(name, draft.get()));
  useReopenAfterLogin(isOpen ? name : '');
  return [isOpen, setOpen];
}

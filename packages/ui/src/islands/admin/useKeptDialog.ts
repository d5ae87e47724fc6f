import { useEffect, useState } from 'react';
import { noteDialog, takeReopened } from '../../stores/drafts.ts';

/** Notes that a dialog is open, so that it opens again should the session end. Empty for none. */
export function useNotedDialog(name: string): void {
  useEffect(() => {
    if (!name) return;
    noteDialog(name);
    return () => noteDialog('');
  }, [name]);
}

/** Whether a dialog is open, and how to open and close it. It opens again after the login if the session ended meanwhile. */
export function useKeptDialog(name: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => takeReopened(name));
  useNotedDialog(isOpen ? name : '');
  return [isOpen, setOpen];
}

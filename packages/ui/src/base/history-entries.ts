import { useEffect, useEffectEvent } from 'react';

/** Functions that close the open dialogs, the topmost last. */
const open: (() => void)[] = [];

/** Returns how many dialogs were open when the current history entry was pushed. */
function dialogsOfEntry(): number {
  const { dialogs } = (history.state ?? {}) as { dialogs?: number };
  return dialogs ?? 0;
}

let dialogsBefore = 0;

function onPopState(): void {
  const dialogs = dialogsOfEntry();
  const wentBack = dialogs < dialogsBefore;
  dialogsBefore = dialogs;
  if (open.length > dialogs) for (const close of open.slice(dialogs).reverse()) close();
  // The dialog of the entry that was left is closed already, so Back would seem to do nothing.
  else if (wentBack) history.back();
}

function pushDialog(): void {
  if (open.length > dialogsOfEntry()) history.pushState({ ...history.state, dialogs: open.length }, '');
  dialogsBefore = dialogsOfEntry();
}

/** Pushes a history entry with another address, which takes the place of that of an open dialog. */
export function pushAddress(address: string): void {
  const { dialogs, ...state } = (history.state ?? {}) as { dialogs?: number };
  if (dialogs) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
  dialogsBefore = 0;
}

/** Watches Back, also for an entry whose dialog was open before a reload. */
export function watchBack(): void {
  dialogsBefore = dialogsOfEntry();
  addEventListener('popstate', onPopState);
}

/** Closes a dialog on Back, such as Android's, instead of leaving the page. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const closeIt = () => close();
    watchBack();
    open.push(closeIt);
    pushDialog();
    return () => void open.splice(open.indexOf(closeIt), 1);
  }, [isOpen]);
}

/** Does what `useCloseOnBack` does for the dialog that it stands in. */
export function CloseOnBack({ onClose }: { onClose: () => void }) {
  useCloseOnBack(true, onClose);
  return null;
}

import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from '../islands/lazyWithRetry.tsx';

export interface NavDialogProps {
  onClose: () => void;
}

/** The dialogs of a navbar by the `data-opens` of their buttons, each loaded with the first click. */
export type NavDialogParts = Readonly<Record<string, ComponentType<NavDialogProps>>>;

const Account = lazyPart(() => import('./account/Account.tsx'), 'Account');

export interface NavDialogsProps {
  /** Besides the account's, which every dashboard has. */
  dialogs: NavDialogParts | undefined;
}

/** Opens the dialogs of the navbar, including one requested before hydration, which the navbar's inline script recorded. */
export function NavDialogs({ dialogs }: NavDialogsProps) {
  const [name = '', setName] = useState<string>();
  useEffect(() => {
    const open = () => setName(document.documentElement.dataset.requestedDialog);
    open();
    addEventListener('dialogrequest', open);
    return () => removeEventListener('dialogrequest', open);
  }, []);
  const Part = name === 'account' ? Account : dialogs?.[name];
  return Part && <Part onClose={() => setName(undefined)} />;
}

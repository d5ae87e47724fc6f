import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

const load = () => import('./ConfirmDialog.tsx');

/** The browser's own question, for when the dialog's code cannot be loaded. */
function BrowserConfirm({ message, onConfirm, onCancel }: ConfirmDialogProps) {
  useEffect(() => {
    if (window.confirm(message)) onConfirm();
    else onCancel();
  });
  return null;
}

const Loaded = lazy<ComponentType<ConfirmDialogProps>>(() =>
  load().then(
    ({ ConfirmDialog }) => ({ default: ConfirmDialog }),
    () => ({ default: BrowserConfirm }),
  ),
);

/** A ConfirmDialog whose code is loaded after the first view. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  useEffect(() => void load().catch(() => undefined), []);
  return (
    props.isOpen && (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    )
  );
}

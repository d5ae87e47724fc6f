import { useStore } from '@nanostores/react';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';
import { $asked } from './confirm-then.ts';

const ConfirmDialog = lazyPart(
  () => import('../../../base/ConfirmDialog/ConfirmDialog.tsx'),
  'ConfirmDialog',
);

/** Loads the dialog before a row's button asks for it. */
export const preloadConfirm = ConfirmDialog.preload;

/** The question of `confirmThen`, while it is not answered. */
export function Confirm() {
  const asked = useStore($asked, { ssr: 'initial' });
  if (!asked) return null;
  const close = () => $asked.set(null);
  return (
    <ConfirmDialog
      {...asked.question}
      isOpen
      onCancel={close}
      onConfirm={() => {
        close();
        asked.action();
      }}
    />
  );
}

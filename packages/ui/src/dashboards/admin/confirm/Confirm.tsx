import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../../islands/lazyWithRetry.ts';
import { $asked } from './confirm-then.ts';

const ConfirmDialog = lazyWithRetry(() =>
  import('../../../base/ConfirmDialog/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

/** Loads the dialog before a row's button asks for it. */
export const preloadConfirm = ConfirmDialog.preload;

/** The question of `confirmThen`, while it is not answered. */
export function Confirm() {
  const asked = useStore($asked, { ssr: 'initial' });
  if (!asked) return null;
  const close = () => $asked.set(null);
  return (
    <Suspense>
      <ConfirmDialog
        {...asked.question}
        isOpen
        onCancel={close}
        onConfirm={() => {
          close();
          asked.action();
        }}
      />
    </Suspense>
  );
}

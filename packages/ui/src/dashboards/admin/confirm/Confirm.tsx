import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ConfirmQuestion } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';
import { lazyPart } from '../../../islands/lazyWithRetry.tsx';

const ConfirmDialog = lazyPart(
  () => import('../../../base/ConfirmDialog/ConfirmDialog.tsx'),
  'ConfirmDialog',
);

/** Loads the dialog before a row's button asks for it. */
export const preloadConfirm = ConfirmDialog.preload;

const $asked = atom<{ question: ConfirmQuestion; action: () => unknown } | null>(null);

/** Asks a question above the dashboard, and runs `action` if it is confirmed. */
export const confirmThen = (question: ConfirmQuestion, action: () => unknown): void =>
  $asked.set({ question, action });

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

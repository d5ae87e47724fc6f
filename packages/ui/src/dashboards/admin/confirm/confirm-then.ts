import { atom } from 'nanostores';
import type { ConfirmQuestion } from '../../../base/ConfirmDialog/ConfirmDialog.tsx';

interface Asked {
  question: ConfirmQuestion;
  action: () => unknown;
}

export const $asked = atom<Asked | null>(null);

/** Asks a question above the dashboard, and runs `action` if it is confirmed. */
export const confirmThen = (question: ConfirmQuestion, action: () => unknown): void =>
  $asked.set({ question, action });

import { atom } from 'nanostores';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'failure' | 'info';
  message: string;
  /** Names whom or what the message is about: a second line. */
  about?: string | undefined;
  /** Failures with the same cause share one toast. */
  cause?: string | undefined;
  /** The id of what was changed. */
  rowId?: string | undefined;
  /** A button in the toast. */
  action?: ToastMessageAction | undefined;
}

export interface ToastMessageAction {
  label: string;
  /** Milliseconds. */
  ms: number;
  onPress: () => void;
}

/** The visible toasts, oldest first; the page's island closes each after 3 s (SPEC section 8). */
export const $toasts = atom<readonly ToastMessage[]>([]);

let count = 0;
export const showToast = (message: Omit<ToastMessage, 'id'>): void => {
  count += 1;
  $toasts.set([...$toasts.get(), { id: `toast-${count}`, ...message }]);
};
const add = (tone: ToastMessage['tone']) => (message: string, cause?: string) =>
  showToast({ tone, message, cause });

export const toast = { success: add('success'), failure: add('failure'), info: add('info') };

export function closeToast(id: string): void {
  $toasts.set($toasts.get().filter((shown) => shown.id !== id));
}

/** Closes what offers to undo a change of a row that another change has followed. */
export function endOffersOf(rowId: string): void {
  $toasts.set($toasts.get().filter((shown) => !shown.action || shown.rowId !== rowId));
}

import { atom } from 'nanostores';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'failure' | 'info';
  message: string;
  /** Failures with the same cause are shown as one. */
  cause?: string | undefined;
  /** What can be done about it while the toast is shown. */
  action?: ToastMessageAction | undefined;
}

export interface ToastMessageAction {
  label: string;
  /** How long the toast is shown, in milliseconds. */
  ms: number;
  onPress: () => void;
}

/** The visible toasts, oldest first; the page's island closes each after 3 s (SPEC section 8). */
export const $toasts = atom<readonly ToastMessage[]>([]);

let count = 0;
/** Shows a toast. */
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

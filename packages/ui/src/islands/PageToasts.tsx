import { useStore } from '@nanostores/react';
import { TOAST_MS } from '@prahari/contract/constants';
import { Toasts } from '../base/Toasts/Toasts.tsx';
import { $toasts, closeToast } from '../stores/toasts/toasts.ts';

/** Shows the toasts of a page for 3 s each (SPEC section 8). */
export function PageToasts() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  return <Toasts toasts={toasts} onClose={closeToast} duration={TOAST_MS} />;
}

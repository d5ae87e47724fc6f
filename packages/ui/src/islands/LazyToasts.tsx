import { useStore } from '@nanostores/react';
import { TOAST_MS } from '@prahari/contract/constants';
import { lazy, Suspense, useState } from 'react';
import { FallbackToasts } from '../base/Toasts/FallbackToasts.tsx';
import { $toasts, closeToast } from '../stores/toasts/toasts.ts';
import { useFirstInteraction } from './useFirstInteraction.ts';

const load = () => import('../base/Toasts/Toasts.tsx');

// Without the chunk, plain toasts still show messages such as connection errors.
const Toasts = lazy(() =>
  load().then(
    (module) => ({ default: module.Toasts }),
    () => ({ default: FallbackToasts }),
  ),
);

/** The toasts of a page, 3 s each (SPEC section 8). Their code is loaded at the first interaction. */
export function LazyToasts() {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const [needed, setNeeded] = useState(false);
  useFirstInteraction(load);
  if (toasts.length > 0 && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toasts toasts={toasts} onClose={closeToast} duration={TOAST_MS} />
    </Suspense>
  );
}

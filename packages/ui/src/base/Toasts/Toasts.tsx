import { useMemo } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { groupToasts } from './group-toasts.ts';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastMessage } from './toast-message.ts';

export interface ToastsProps {
  /** Newest last; the newest four are shown. Failures of one cause count as one. */
  toasts: readonly ToastMessage[];
  /** Called when a toast's duration is over or it was closed. */
  onClose: (id: string) => void;
  /** Milliseconds a message stays; paused while hovered or focused (WCAG 2.2.1). */
  duration?: number | undefined;
}

const MOST = 4;

/**
 * Toasts in the lower corner, which give way to dialogs and to what has focus. On phones
 * `--toast-bottom` moves them up.
 */
export function Toasts({ toasts, onClose, duration = 3000 }: ToastsProps) {
  const groups = useMemo(() => groupToasts(toasts).slice(-MOST), [toasts]);
  const isHydrated = useHydrated();
  if (!isHydrated || groups.length === 0) return null;
  return <ToastRegion groups={groups} duration={duration} onClose={({ ids }) => ids.forEach(onClose)} />;
}

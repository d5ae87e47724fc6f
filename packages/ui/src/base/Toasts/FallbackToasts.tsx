import { useEffect } from 'react';
import type { ToastMessage } from './toast-message.ts';

export interface FallbackToastsProps {
  toasts: readonly ToastMessage[];
  onClose: (id: string) => void;
  /** Milliseconds a message stays. */
  duration: number;
}

/** Replaces Toasts when its code cannot be loaded. Plain elements without react-aria: one live region, no pausing. */
export function FallbackToasts({ toasts, onClose, duration }: FallbackToastsProps) {
  const oldest = toasts[0]?.id;
  const ms = toasts[0]?.action?.ms ?? duration;
  useEffect(() => {
    if (!oldest) return;
    const timer = setTimeout(() => onClose(oldest), ms);
    return () => clearTimeout(timer);
  }, [oldest, onClose, ms]);
  return (
    <div role="status" className="fixed inset-e-4 bottom-6 z-9 grid gap-2">
      {toasts.map(({ id, message, action }) => (
        <p
          key={id}
          className="flex items-center gap-3 rounded-md bg-ink px-4 py-2 font-medium text-sm text-surface"
        >
          {message}
          {action && (
            <button
              type="button"
              onClick={() => {
                onClose(id);
                action.onPress();
              }}
              className="min-h-11 rounded-sm border border-current px-4"
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            aria-label="Close message"
            onClick={() => onClose(id)}
            className="min-h-11 min-w-11"
          >
            ×
          </button>
        </p>
      ))}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'failure' | 'info';
  message: string;
}

/** Mirrors the caller's list of toasts into react-aria's queue. */
export function useToastQueue(toasts: readonly ToastMessage[], onClose: (id: string) => void) {
  const [queue] = useState(() => new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 }));
  const keys = useRef(new Map<string, string>());
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const wanted = new Set(toasts.map((toast) => toast.id));
    for (const [id, key] of keys.current) {
      if (wanted.has(id)) continue;
      keys.current.delete(id);
      queue.close(key);
    }
    for (const toast of toasts) {
      if (keys.current.has(toast.id)) continue;
      const onEnd = () => {
        if (keys.current.delete(toast.id)) close.current(toast.id);
      };
      keys.current.set(toast.id, queue.add(toast, { onClose: onEnd }));
    }
  }, [toasts, queue]);
  return queue;
}

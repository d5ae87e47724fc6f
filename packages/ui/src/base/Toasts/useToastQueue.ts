import { useEffect, useRef, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastGroup } from './group-toasts.ts';

/** Mirrors the caller's groups of toasts into react-aria's queue, newest last. `onClose` gets the messages of a closed group. */
export function useToastQueue(groups: readonly ToastGroup[], onClose: (ids: readonly string[]) => void) {
  const [queue] = useState(() => new ToastQueue<ToastGroup>({ maxVisibleToasts: 4 }));
  const keys = useRef(new Map<string, string>());
  const current = useRef({ groups, onClose });
  useEffect(() => {
    current.current = { groups, onClose };
  });
  useEffect(() => {
    const wanted = new Set(groups.map((group) => group.id));
    for (const [id, key] of keys.current) {
      if (wanted.has(id)) continue;
      keys.current.delete(id);
      queue.close(key);
    }
    for (const group of groups) {
      if (keys.current.has(group.id)) continue;
      const onEnd = () => {
        if (!keys.current.delete(group.id)) return;
        const latest = current.current.groups.find(({ id }) => id === group.id);
        current.current.onClose((latest ?? group).ids);
      };
      keys.current.set(group.id, queue.add(group, { onClose: onEnd }));
    }
  }, [groups, queue]);
  return queue;
}

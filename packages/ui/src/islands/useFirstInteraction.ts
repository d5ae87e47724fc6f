import { useEffect } from 'react';

const events = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls `load` once, with the event of the first interaction with the page, before other handlers run. Pass a stable `load`: a new one
 * restarts the effect.
 */
export function useFirstInteraction(load: (first: Event) => Promise<unknown>): void {
  useEffect(() => {
    const start = (first: Event) => {
      stop();
      load(first).catch(() => undefined);
    };
    const stop = () => {
      for (const event of events) window.removeEventListener(event, start, true);
    };
    for (const event of events) window.addEventListener(event, start, { passive: true, capture: true });
    return stop;
  }, [load]);
}

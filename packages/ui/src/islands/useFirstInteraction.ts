import { useEffect } from 'react';

const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls once when a person begins to use the page: the time to fetch what the next step needs. `load` must not change. */
export function useFirstInteraction(load: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => {
      stop();
      load().catch(() => undefined);
    };
    const stop = () => {
      for (const sign of signs) window.removeEventListener(sign, start);
    };
    for (const sign of signs) window.addEventListener(sign, start, { passive: true });
    return stop;
  }, [load]);
}

import { useEffect } from 'react';

const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Calls `load` once at the first interaction with the page. `load` must not change. */
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

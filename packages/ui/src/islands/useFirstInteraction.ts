import { useEffect } from 'react';

const events = ['pointerdown', 'keydown', 'focusin'] as const;

declare global {
  /** Keys pressed before the page's code loaded, kept by src/nav/early-keys.ts. */
  var earlyKeys: Event[] | undefined;
}

/** Calls `load` once at the first interaction, or at once after an early key. Keep it stable. */
export function useFirstInteraction(load: () => Promise<unknown>): void {
  useEffect(() => {
    const start = () => {
      stop();
      load().catch(() => undefined);
    };
    const stop = () => {
      for (const event of events) window.removeEventListener(event, start, true);
    };
    for (const event of events) window.addEventListener(event, start, { passive: true, capture: true });
    if (globalThis.earlyKeys?.length) start();
    return stop;
  }, [load]);
}

import { useEffect } from 'react';

const events = ['pointerdown', 'keydown', 'focusin'] as const;

declare global {
  /** Keys pressed before the page's code was loaded; the site's src/nav/early-keys.ts keeps them. */
  var earlyKeys: Event[] | undefined;
}

/**
 * Calls `load` once, at the first interaction with the page, before other handlers run, or at once after an earlier key. Pass a stable
 * `load`: a new one restarts the effect.
 */
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

import { useSyncExternalStore } from 'react';

/** jsdom, in which hosts run their tests, has no matchMedia. */
export const mediaQuery = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

/** Returns true while the media query matches. On the server, and where a browser has no matchMedia, it returns `onServer`. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = (changed: () => void) => {
    const list = mediaQuery(query);
    list?.addEventListener('change', changed);
    return () => list?.removeEventListener('change', changed);
  };
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(query)?.matches ?? onServer,
    () => onServer,
  );
}

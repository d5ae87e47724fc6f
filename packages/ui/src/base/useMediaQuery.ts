import { useSyncExternalStore } from 'react';

/** Returns true while the media query matches. On the server it returns `onServer`. */
export function useMediaQuery(query: string, onServer: boolean): boolean {
  const subscribe = (changed: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}

import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 68rem)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the screen is too narrow for a panel beside the list, so that it covers the page. False on the server. */
export function useIsModal(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}

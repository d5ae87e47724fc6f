import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is as the server sent it and no script listens yet. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

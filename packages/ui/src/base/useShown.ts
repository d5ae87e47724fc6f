import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref that is true while the component is mounted, for what comes after a reply. */
export function useShown(): RefObject<boolean> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

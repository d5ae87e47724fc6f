import { useLayoutEffect, useRef } from 'react';

/**
 * True from opening until the first frame. react-aria closes the list when the page scrolls, and a scroll that brought the field into
 * view is reported only with that frame: it would close the list at once.
 */
export function useJustOpened(isOpen: boolean) {
  const justOpened = useRef(false);
  useLayoutEffect(() => {
    justOpened.current = isOpen;
    const frame = requestAnimationFrame(() => {
      justOpened.current = false;
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
  return justOpened;
}

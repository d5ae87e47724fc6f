import { useLayoutEffect, useRef } from 'react';

/**
 * True from opening until the next frame. react-aria closes the list on scroll, and the event of a scroll that brought the field into
 * view arrives only in that frame.
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
